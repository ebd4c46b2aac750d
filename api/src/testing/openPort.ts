import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { portLimits, type PortLimits } from '../port/limits.ts';
import { createPort } from '../port/port.ts';
import type { TestApp } from './testApp.ts';

/** A test’s app behind a real port. Close it at the end. */
export async function openPort(app: TestApp, limits: Partial<PortLimits> = {}) {
  const server = createPort(
    app.environment,
    app.front(),
    (request, bindings) => app.fetch(request, bindings),
    {
      ...portLimits,
      ...limits,
    },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    server,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
