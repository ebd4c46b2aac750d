import { format } from 'node:util';
import { log } from './log.ts';

/** A person reads what the server writes: sentences then, and Node’s own way of warning. */
const isTerminal = process.stdout.isTTY;

/** What a process says of itself is said at any LOG_LEVEL. */
const always = log.child({}, { level: 'trace' });

/** What libraries write to the console, as levels of the log. */
const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Makes every line that this process writes one of the log, unless a terminal reads it: what libraries write to the
 * console, and Node’s warnings, are JSON too.
 */
export function logEverything(): void {
  if (isTerminal) return;
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...args: unknown[]) => log[level](format(...args));
  }
  // Node’s own listener writes them to stderr.
  process.removeAllListeners('warning');
  process.on('warning', (err) => log.warn({ name: err.name, err }, err.message));
}

/** Says that the server is there. @param fields what a program looks for in that line */
export function announce(sentence: string, fields: object = {}): void {
  if (isTerminal) return console.log(`  ${sentence}`);
  always.info(fields, sentence);
  log.flush();
}

/** Says why the process ends, and ends it. @param reason a sentence that is for the operator, or a bug */
export function fail(reason: unknown): never {
  if (isTerminal) console.error(reason);
  else if (reason instanceof Error) always.fatal(reason);
  else always.fatal(String(reason));
  process.exit(1);
}
