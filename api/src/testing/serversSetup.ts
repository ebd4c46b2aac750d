import { missingForServers } from './valkey.ts';

/** Reports all missing programs by name, instead of letting tests with several servers fail one by one. */
export default function setup(): void {
  const missing = missingForServers();
  if (missing.length > 0) throw new Error(`The tests of several servers need ${missing.join(', and ')}.`);
}
