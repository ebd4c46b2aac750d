import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { afterAll, beforeAll } from 'vitest';
import { frontDoor } from '../cache/frontDoor.ts';
import type { useTestApp } from './testApp.ts';

/**
 * Opens a port of the test app, which serves cached answers first, for the file’s tests.
 * @returns its number
 */
export function useFrontDoor(app: ReturnType<typeof useTestApp>): () => number {
  const server = createServer();
  beforeAll(async () => {
    const listener = getRequestListener((request, bindings) => app.fetch(request, bindings as HttpBindings));
    server.on('request', frontDoor(app.environment, app.front(), listener));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => server.close());
  return () => (server.address() as AddressInfo).port;
}
