/** What is wrong with a field, as the server says it (GraphQL’s FieldProblem). */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly limit: number | null | undefined;
}

/** A form that was posted without script and not taken. Its page comes back with it, so that nothing typed is lost. */
export interface RefusedForm {
  /** The form's address. */
  action: string;
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with the fields; nothing when it is not about them. */
  problems: readonly FieldProblem[];
  /** How long to wait before the next try, when there were too many. */
  retryAfterSeconds?: number;
}
