// The database password changes under two running servers: ALTER ROLE first, then one server after the other. Visitors
// whose requests go to whichever server answers, as through a proxy, notice nothing. The password has every character
// that breaks addresses.
//
// It fails if a server takes its password only from the address: without PGPASSWORD (docs/operations.md#keys-and-secrets).
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../src/testing/serverProcess.ts';
import { temporaryFolder } from '../kit/cleanUp.ts';
import { clientOf } from '../kit/client.ts';
import { startPostgres } from '../kit/postgres.ts';
import { startSite, type Site } from '../kit/site.ts';
import { demand } from '../kit/until.ts';
import type { Scenario } from '../scenario.ts';

const passwords = ['p@ss/w#rd%1', 'n:w&p?ss w0rd'] as const;

export const databasePassword: Scenario = {
  name: 'another database password',
  async run() {
    const folder = temporaryFolder('password');
    const database = await startPostgres({ demandsPasswords: true });
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    const setPassword = (password: string) =>
      owner.query(`ALTER ROLE site PASSWORD ${owner.escapeLiteral(password)}`);
    await owner.query('CREATE ROLE site LOGIN');
    await owner.query('CREATE DATABASE site OWNER site');
    await setPassword(passwords[0]);
    const address = new URL(database.url);
    address.username = 'site';
    address.password = '';
    address.pathname = '/site';
    const start = async (port: number, PGPASSWORD: string) =>
      startSite({ folder: folder.path, port, variables: { DATABASE_URL: address.href, PGPASSWORD } });
    const ports = [await freePort(), await freePort()] as const;
    const sites: Site[] = [];
    for (const port of ports) sites.push(await start(port, passwords[0]));

    const over = new AbortController();
    let asked = 0;
    const failures: string[] = [];
    const ask = async () => {
      for (; !over.signal.aborted; asked += 1) {
        const path = `/api/news?search=${asked}`;
        const [first, second] = asked % 2 === 0 ? sites : sites.toReversed();
        const from = async (site?: Site) => clientOf(site?.origin ?? '').send('GET', path);
        // A server that refuses the connection is skipped.
        const answer = await from(first).catch(() => from(second).catch(() => null));
        if (answer?.status !== 200) failures.push(`${path} ${answer?.status}`);
        await delay(20);
      }
    };
    const asking = ask();
    await setPassword(passwords[1]);
    for (const [index, port] of ports.entries()) {
      await sites[index]?.end('SIGTERM');
      sites[index] = await start(port, passwords[1]);
    }
    over.abort();
    await asking;
    demand(failures.length === 0, `${failures.length} of ${asked} failed: ${failures[0]}`);
    const refused = await start(await freePort(), passwords[0]).then(
      () => false,
      () => true,
    );
    demand(refused, 'A server with the old password starts.');
    for (const site of sites) await site.end('SIGTERM');
    await owner.end();
    database.remove();
    folder.remove();
    return `none of ${asked} requests failed while the password changed`;
  },
};
