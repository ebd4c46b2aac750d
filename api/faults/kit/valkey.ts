import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from '../../src/testing/serverProcess.ts';
import { CannotRunError } from '../scenario.ts';
import { atTheEnd } from './cleanUp.ts';
import { until } from './until.ts';

/** A Valkey server of a scenario's own, which keeps nothing when it ends. */
export interface ValkeyServer {
  url: string;
  start: () => Promise<void>;
  crash: () => Promise<void>;
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/** @throws CannotRunError when neither Valkey nor Redis is installed */
export async function startValkey(): Promise<ValkeyServer> {
  const port = await freePort();
  let child: ChildProcess;
  const server: ValkeyServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const choices = `--port ${port} --bind 127.0.0.1 --save --appendonly no`;
      child = spawn('redis-server', choices.split(' '), { stdio: 'ignore' });
      const failed = once(child, 'error').then(() => {
        throw new CannotRunError('redis-server is not installed.');
      });
      child.once(
        'exit',
        atTheEnd(() => child.kill('SIGKILL')),
      );
      await Promise.race([failed, until('Valkey’s start', 10_000, () => accepts(port))]);
    },
    async crash() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
  await server.start();
  return server;
}
