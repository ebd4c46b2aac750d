import type { ExecutionArgs, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from './context.ts';

/**
 * A plugin that refuses an operation as a whole, before any of it runs or is subscribed to.
 * @param problemOf returns null if it may run
 */
export function refuseOperations(
  problemOf: (args: ExecutionArgs) => GraphQLError | null,
): Plugin<RequestContext> {
  const check = (args: ExecutionArgs, stop: (result: { errors: GraphQLError[] }) => void) => {
    const problem = problemOf(args);
    if (problem) stop({ errors: [problem] });
  };
  return {
    onExecute: ({ args, setResultAndStopExecution }) => check(args, setResultAndStopExecution),
    onSubscribe: ({ args, setResultAndStopExecution }) => check(args, setResultAndStopExecution),
  };
}
