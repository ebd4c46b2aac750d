import type { ComponentProps } from 'react';

/**
 * A form that is sent only without scripts; with them, its buttons act by themselves. One that is pressed before the
 * page is hydrated waits for that (entryClient.ts).
 */
export function PlainForm(props: ComponentProps<'form'>) {
  return <form {...props} data-scripted onSubmit={(event) => event.preventDefault()} />;
}
