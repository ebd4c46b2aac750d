/** A problem with a field, as returned by the server (GraphQL’s FieldProblem). */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly limit: number | null | undefined;
}

/** A form that was posted without scripts and rejected. Its page is rendered with it, so that no input is lost. */
export interface RefusedForm {
  /** The form’s address. */
  action: string;
  /** The submitted values, by field. */
  values: Readonly<Record<string, string>>;
  /** The problems with the fields; empty if the rejection has another reason. */
  problems: readonly FieldProblem[];
  /** When to try again, after too many attempts. */
  retryAfterSeconds?: number;
}
