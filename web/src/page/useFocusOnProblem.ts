import { useEffect, type RefObject } from 'react';

/** Focuses the first field that has a problem, whenever there are new ones. */
export function useFocusOnProblem(
  form: RefObject<HTMLFormElement | null>,
  problems: readonly object[],
): void {
  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, problems]);
}
