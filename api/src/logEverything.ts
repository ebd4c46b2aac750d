import { format } from 'node:util';
import { flushLog, log } from './log.ts';

/** On a terminal, people read the output: as sentences, with Node’s own warnings. */
const isTerminal = process.stdout.isTTY;

/** The process’s own announcements are logged at any LOG_LEVEL. */
const always = log.child({}, { level: 'trace' });

/** The log levels of console methods, for output of libraries. */
const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Turns every line that this process writes into a log line, unless stdout is a terminal: libraries’ console output and
 * Node’s warnings become JSON too.
 */
export function logEverything(): void {
  if (isTerminal) return;
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...args: unknown[]) => {
      log[level](format(...args));
      // A build may block the process until its next line.
      flushLog();
    };
  }
  // Node’s own listener writes them to stderr.
  process.removeAllListeners('warning');
  process.on('warning', (err) => log.warn({ name: err.name, err }, err.message));
}

/** Announces that the site is served. @param fields data of the line, for programs */
export function announce(sentence: string, fields: object = {}): void {
  if (isTerminal) return console.log(sentence);
  always.info(fields, sentence);
  flushLog();
}

/** Reports a finished startup step immediately. */
export function report(sentence: string): void {
  if (isTerminal) return console.log(sentence);
  log.info(sentence);
  flushLog();
}

/** Logs why the process ends, and exits. @param reason an error for the operator, or a bug */
export function fail(reason: unknown): never {
  if (isTerminal) console.error(reason);
  else if (reason instanceof Error) always.fatal(reason);
  else always.fatal(String(reason));
  process.exit(1);
}
