import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { keepTrackOf, stop, type Listening } from './running.ts';

interface Program<Answer> extends AsyncDisposable {
  pid: number;
  answer: Answer;
}

/** Runs a file of api/tools/bench in its own process: sends it one message, and waits for its answer. */
export async function runProgram<Answer>(file: string, message: object | string): Promise<Program<Answer>> {
  const child = fork(join(import.meta.dirname, '..', file), {
    execArgv: [],
    serialization: 'advanced',
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  keepTrackOf(child);
  child.send(message);
  const [answer] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} exited without an answer.`))),
  ])) as [Answer];
  return { pid: child.pid ?? 0, answer, [Symbol.asyncDispose]: () => stop(child) };
}

/** Runs a program that listens. Returns its port. */
export async function startReference(file: string, message: object | string): Promise<Listening> {
  const { answer: port, ...program } = await runProgram<number>(file, message);
  return { ...program, port };
}
