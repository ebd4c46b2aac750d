/** A problem that stops a program and that the operator must fix. The message explains how. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** What to print when a program ends: the message for the operator, or a bug with its stack. */
export const reasonOf = (error: unknown): unknown => (error instanceof OperatorError ? error.message : error);
