import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from './context.ts';
import { limits } from './prices.ts';

/** The bytes of the long texts in an answer so far. */
const sizes = new WeakMap<RequestContext, number>();

const limitOf = ({ viewer }: RequestContext) => limits.answer[viewer.admin ? 'admins' : 'visitors'];

const isTooLarge = (context: RequestContext) => (sizes.get(context) ?? 0) > limitOf(context);

function tooLarge(context: RequestContext): GraphQLError {
  const mebibytes = limitOf(context) / 1024 / 1024;
  return new GraphQLError(
    `The answer is larger than ${mebibytes} MiB. Ask for smaller pages, or for fewer of the long texts.`,
    { extensions: { code: 'ANSWER_TOO_LARGE' } },
  );
}

/** @throws GraphQLError when the answer is too large already, so that no more of it is made */
export function assertRoom(context: RequestContext): void {
  if (isTooLarge(context)) throw tooLarge(context);
}

/** The text, once it is counted. @throws GraphQLError when the answer becomes too large with it */
export function takeRoom(context: RequestContext, text: string | null): string | null {
  sizes.set(context, (sizes.get(context) ?? 0) + Buffer.byteLength(text ?? ''));
  assertRoom(context);
  return text;
}

/**
 * Refuses an answer that is too large as a whole: while its long texts are gathered, and where all else makes a
 * visitor’s too large, before it is compressed and sent.
 */
export const limitAnswers: Plugin<RequestContext> = {
  onExecute: ({ args: { contextValue: context } }) => ({
    onExecuteDone({ result, setResult }) {
      const refusal = { errors: [tooLarge(context)] };
      if (isTooLarge(context)) return setResult(refusal);
      if (context.viewer.admin) return;
      const stringify = (answer: ExecutionResult) => {
        const text = JSON.stringify(answer);
        return Buffer.byteLength(text) > limitOf(context) ? JSON.stringify(refusal) : text;
      };
      setResult(
        Object.defineProperty(result as object, 'stringify', { value: stringify }) as ExecutionResult,
      );
    },
  }),
};
