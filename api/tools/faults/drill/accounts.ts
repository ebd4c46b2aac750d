// npm run account next to a running server: a new account signs in, a disabled one is signed out immediately, and an
// enabled one signs in again.
//
// It fails if disabling an account leaves its sessions: without `endEverything` in api/src/auth/accounts.ts.
import { runAccount } from '../../../src/testing/accountCommand.ts';
import { freePort } from '../../../src/testing/serverProcess.ts';
import { temporaryFolder } from '../kit/cleanUp.ts';
import { clientOf, readJson } from '../kit/client.ts';
import { startSite } from '../kit/site.ts';
import { demand } from '../kit/until.ts';
import type { Scenario } from '../scenario.ts';

const email = 'ratna@example.org';

async function run(folder: string, args: readonly string[], password = ''): Promise<string> {
  const { stdout, stderr } = await runAccount(folder, args, password);
  demand(stderr === '', `“account ${args.join(' ')}” failed: ${stderr}`);
  return stdout;
}

export const accounts: Scenario = {
  name: 'accounts',
  async run() {
    const folder = temporaryFolder('accounts');
    const site = await startSite({ folder: folder.path, port: await freePort() });
    const signInWith = (password: string) =>
      clientOf(site.origin).send('POST', '/api/auth/sign-in', { email, password });
    await run(folder.path, ['create', email], 'seven looms in the rain');
    const opened = await signInWith('seven looms in the rain');
    demand(opened.status === 200, `The new account’s sign-in is answered ${opened.status}.`);
    const session = { Authorization: `Bearer ${String(readJson(opened.body)['accessToken'])}` };
    const isSignedIn = async () => {
      const query = '{ viewer { email } }';
      const { body } = await clientOf(site.origin, session).send('POST', '/graphql', { query });
      return body.includes(email);
    };
    demand(await isSignedIn(), 'The new account is not signed in.');
    const started = performance.now();
    await run(folder.path, ['disable', email]);
    demand(!(await isSignedIn()), 'A disabled account is still signed in.');
    const milliseconds = Math.round(performance.now() - started);
    demand((await signInWith('seven looms in the rain')).status === 401, 'A disabled account can sign in.');
    await run(folder.path, ['enable', email]);
    await run(folder.path, ['password', email], 'eight looms in the sun');
    demand((await signInWith('seven looms in the rain')).status === 401, 'The old password still works.');
    demand((await signInWith('eight looms in the sun')).status === 200, 'The new password does not work.');
    const list = await run(folder.path, ['list']);
    demand(list.includes(email), `The list does not include the account: ${list}`);
    await site.end('SIGTERM');
    folder.remove();
    return `created, disabled (signed out after ${milliseconds} ms), enabled, and given a new password while the server ran`;
  },
};
