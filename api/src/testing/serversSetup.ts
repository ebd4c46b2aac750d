import { missingForServers } from './valkey.ts';

/** The tests of several servers say what is missing, by name, instead of failing one by one. */
export default function setup(): void {
  const missing = missingForServers();
  if (missing.length > 0) throw new Error(`The tests of several servers need ${missing.join(', and ')}.`);
}
