import { useEffect, type RefObject } from 'react';

/** Moves the focus to a form’s first rejected field whenever there are new problems, and shows what is wrong with it. */
export function useFocusProblem(form: RefObject<HTMLFormElement | null>, problems: object): void {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // The browser brings a field into view, but not the text below it.
    form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [form, problems]);
}
