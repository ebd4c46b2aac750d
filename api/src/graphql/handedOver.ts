import type { Plugin } from 'graphql-yoga';
import type { ExecutionResult } from 'graphql';
import { adoptTrace, type Trace } from '../database/trace.ts';
import type { Incoming } from '../requestContext.ts';
import type { RequestContext } from './context.ts';

/** The result of an operation that the front door executed for a request, and what it did with the database. */
interface HandedOver {
  result: ExecutionResult;
  trace: Trace;
}

const handed = new WeakMap<Incoming, HandedOver>();

/** Leaves the answer to the app. */
export const handOver = (request: Incoming, made: HandedOver): void => void handed.set(request, made);

/** The result of the request’s operation, if it has been executed; the running trace then includes what that did. */
export function takeOver(request: Incoming | undefined): ExecutionResult | undefined {
  const made = request && handed.get(request);
  if (made) adoptTrace(made.trace);
  return made?.result;
}

/** Executes no operation twice. */
export const useHandedOver: Plugin<RequestContext> = {
  onParams({ context, setResult }) {
    const { executed } = context as RequestContext;
    if (executed) setResult(executed);
  },
};
