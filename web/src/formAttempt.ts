import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { FieldProblem } from './fieldProblems.ts';

/** A form that was posted without script and not taken. Its page comes back with it, so that nothing typed is lost. */
export interface FormAttempt {
  /** The form's address. */
  action: string;
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with the fields; nothing when it is not about them. */
  problems: readonly FieldProblem[];
  /** How long to wait before the next try, when there were too many. */
  retryAfterSeconds?: number;
}

/** Tells the server's render, and the page that wakes up from it, about the attempt. */
export const FormAttemptContext = createContext<FormAttempt | undefined>(undefined);

/** The attempt that the page answers, if it was made with the form of this address; gone with the first navigation. */
export function useFormAttempt(action: string): FormAttempt | undefined {
  const attempt = use(FormAttemptContext);
  const isFirstPage = useLocation().key === 'default';
  return isFirstPage && attempt?.action === action ? attempt : undefined;
}
