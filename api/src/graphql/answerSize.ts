import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { runningTrace } from '../database/trace.ts';
import type { RequestContext } from './context.ts';
import { limits } from './prices.ts';

/** The size of an answer so far, in bytes: of its long texts, and of the Markdown to be rendered for it. */
interface AnswerSize {
  texts: number;
  markdown: number;
}

const taken = new WeakMap<RequestContext, AnswerSize>();

const limitOf = ({ viewer }: RequestContext) => limits.answer[viewer.admin ? 'admins' : 'visitors'];

const refuse = (message: string) => new GraphQLError(message, { extensions: { code: 'ANSWER_TOO_LARGE' } });
const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`;

const tooLarge = (context: RequestContext) =>
  refuse(
    `The answer is larger than ${mebibytes(limitOf(context))}. Ask for smaller pages, or for fewer of the long texts.`,
  );

/** The limit that an answer exceeds so far; null if it is within all limits. */
function excessOf(context: RequestContext): GraphQLError | null {
  const { texts, markdown } = taken.get(context) ?? { texts: 0, markdown: 0 };
  if (markdown > limits.markdown)
    return refuse(
      `More than ${mebibytes(limits.markdown)} of Markdown would be rendered as HTML. Ask for smaller pages, or for the Markdown itself.`,
    );
  return texts > limitOf(context) ? tooLarge(context) : null;
}

/** Refuses to go on for an admin whose client has disconnected. Others may wait for what a visitor has asked, too. */
function abandonedBy({ viewer }: RequestContext): GraphQLError | null {
  const isAbandoned = viewer.admin !== null && runningTrace()?.disconnected()?.aborted === true;
  return isAbandoned
    ? new GraphQLError('The client has disconnected.', { extensions: { code: 'DISCONNECTED' } })
    : null;
}

const refusalOf = (context: RequestContext) => excessOf(context) ?? abandonedBy(context);

/** @throws GraphQLError if the answer is already too large, or nobody waits for it, so that the rest of it is skipped */
export function assertRoom(context: RequestContext): void {
  const refusal = refusalOf(context);
  if (refusal) throw refusal;
}

/** Counts the text and returns it. @throws GraphQLError if the answer becomes too large */
export function takeRoom(
  context: RequestContext,
  kind: keyof AnswerSize,
  text: string | null,
): string | null {
  const sums = taken.get(context) ?? { texts: 0, markdown: 0 };
  taken.set(context, { ...sums, [kind]: sums[kind] + Buffer.byteLength(text ?? '') });
  assertRoom(context);
  return text;
}

/**
 * Refuses an answer that is too large: while its long texts are gathered, and, for visitors, also when it is
 * complete, before it is compressed and sent.
 */
export const limitAnswers: Plugin<RequestContext> = {
  onExecute: ({ args: { contextValue: context } }) => ({
    onExecuteDone({ result, setResult }) {
      const refusal = refusalOf(context);
      if (refusal) return setResult({ errors: [refusal] });
      if (context.viewer.admin) return;
      const stringify = (answer: ExecutionResult) => {
        const text = JSON.stringify(answer);
        return Buffer.byteLength(text) > limitOf(context)
          ? JSON.stringify({ errors: [tooLarge(context)] })
          : text;
      };
      setResult(
        Object.defineProperty(result as object, 'stringify', { value: stringify }) as ExecutionResult,
      );
    },
  }),
};
