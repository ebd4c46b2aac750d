/** The search part of an address with another value of a parameter, with its question mark; the rest of it stays. */
export function withParameter(search: string, name: string, value: string | null): string {
  const parameters = new URLSearchParams(search);
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  const text = parameters.toString();
  return text && `?${text}`;
}
