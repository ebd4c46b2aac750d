import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { afterEach, vi } from 'vitest';

// relay-test-utils was written for jest.
Object.assign(globalThis, { jest: vi });

// A busy machine takes more than the second that is the default.
configure({ asyncUtilTimeout: 5_000 });

// A test that logs a warning or an error fails, unless it expects one and spies on the console itself.
const logged: string[] = [];

/** Not a spy, which `vi.spyOn` would return to a test that wants its own. */
function watchConsole() {
  for (const level of ['warn', 'error'] as const)
    console[level] = (...message: unknown[]) => void logged.push(format(...message));
}

watchConsole();

afterEach(() => {
  cleanup();
  // Files share the console: the spy of one test would silence the others.
  watchConsole();
  const messages = logged.splice(0);
  if (messages.length > 0) throw new Error(`Logged to the console:\n${messages.join('\n')}`);
});
