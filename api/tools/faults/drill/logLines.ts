// Every line that a server writes is JSON, from a failed start to a shutdown. Requests are logged with a network, but
// without an address.
//
// It fails if something bypasses the log: without `logEverything` in api/src/main.ts.
import { once } from 'node:events';
import { freePort } from '../../../src/testing/serverProcess.ts';
import { temporaryFolder } from '../kit/cleanUp.ts';
import { clientOf } from '../kit/client.ts';
import { launch, startSite } from '../kit/site.ts';
import { demand } from '../kit/until.ts';
import type { Scenario } from '../scenario.ts';

function linesOf(output: string): Record<string, unknown>[] {
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      try {
        return JSON.parse(line) as Record<string, unknown>;
      } catch {
        throw new Error(`A line of the log is not JSON: ${line}`);
      }
    });
}

export const logLines: Scenario = {
  name: 'log lines',
  async run() {
    const folder = temporaryFolder('log');
    const failing = launch({
      folder: folder.path,
      port: await freePort(),
      variables: { PUBLIC_URL: 'no address' },
    });
    await once(failing.child, 'close');
    const fatal = linesOf(failing.output());
    demand(fatal.length === 1 && fatal[0]?.['level'] === 60, `A failed start logs ${failing.output()}`);

    const site = await startSite({
      folder: folder.path,
      port: await freePort(),
      variables: { LOG_LEVEL: 'info' },
    });
    const secret = 'kata-rahasia';
    for (const body of ['{', `{"message":"${secret}`]) {
      await fetch(`${site.origin}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.77' },
        body,
      });
    }
    await clientOf(site.origin).send('GET', '/news', undefined, { 'X-Forwarded-For': '2001:db8:1:2::3' });
    await site.end('SIGTERM');
    const lines = linesOf(site.output());
    const warnings = lines.filter(({ level }) => Number(level) > 30);
    demand(warnings.length === 0, `A normal run logs a warning: ${JSON.stringify(warnings[0])}`);
    const networks = new Set(lines.flatMap(({ network }) => (network ? [String(network)] : [])));
    for (const network of ['198.51.100.0/24', '2001:db8:1::/48'])
      demand(networks.has(network), `No line has the network ${network}, but ${[...networks].join(', ')}.`);
    for (const hidden of ['198.51.100.77', '2001:db8:1:2', secret])
      demand(!site.output().includes(hidden), `The log contains ${hidden}.`);
    folder.remove();
    return `${fatal.length + lines.length} lines, all JSON; networks, no addresses`;
  },
};
