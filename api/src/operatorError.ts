/** What keeps a program from its work and is for the operator to mend. The message is a sentence that says how. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** What the operator is told when a program ends: the sentence, or a bug with its stack. */
export const reasonOf = (error: unknown): unknown => (error instanceof OperatorError ? error.message : error);
