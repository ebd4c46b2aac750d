import { useEffect, type RefObject } from 'react';

/** Moves the focus to a form’s first rejected field whenever there are new problems. */
export function useFocusProblem(form: RefObject<HTMLFormElement | null>, problems: object): void {
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, problems]);
}
