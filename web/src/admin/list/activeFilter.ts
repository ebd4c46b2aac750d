import { withParameter } from './listParameter.ts';

/** Reads from an address whether a list is limited to active or to inactive items; ignores unknown values. */
export function readActive(search: string): boolean | null {
  const given = new URLSearchParams(search).get('active');
  return given === 'true' || given === 'false' ? given === 'true' : null;
}

/** The search part of an address with another such limit, with its question mark; the rest of it stays. */
export const withActive = (search: string, active: boolean | null): string =>
  withParameter(search, 'active', active === null ? null : String(active));

/** The limit as variables of a list’s query. */
export const activeVariables = (search: string) => ({ active: readActive(search) });
