// 7 content types × 5 origins × every mutation and every writing route, with an admin's cookie, as another site would
// make a browser send them. Nothing may be written for a foreign origin, nor for a type that a form can send.
// At the end the site itself makes each call, to show that it would have written.
// It fails if something is written. Verified to fail: without refuseForeignOrigin in app.ts, and without the
// refusal of other content types in requestBody.ts.
import { everyWrite, type Write } from '../generate/writes.ts';
import type { OpenApi } from '../generate/openApi.ts';
import type { Attack } from '../kit/attack.ts';
import { signIn } from '../kit/callers.ts';
import { tablesWritten } from '../kit/contents.ts';
import { faultOf } from '../kit/fault.ts';
import { send, type Sent } from '../kit/http.ts';
import { withServer, type Attacked } from '../kit/server.ts';

type Fields = Record<string, unknown>;

const multipart = (fields: Fields) =>
  Object.entries(fields)
    .map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    )
    .join('') + '--b--\r\n';
const urlEncoded = (fields: Fields) =>
  String(new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])));

/** How another site's page can write a body; the last ones need no preflight request. */
const encodings: [type: string | null, encode: (fields: Fields) => string][] = [
  ['application/json', JSON.stringify],
  ['application/graphql', ({ query, ...others }) => String(query ?? JSON.stringify(others))],
  ['text/plain', JSON.stringify],
  ['text/plain; a=application/json', JSON.stringify],
  ['application/x-www-form-urlencoded', urlEncoded],
  ['multipart/form-data; boundary=b', multipart],
  [null, JSON.stringify],
];

function originsOf(own: string): string[] {
  const { port } = new URL(own);
  return [own, 'https://example.net', 'null', `http://localhost:${Number(port) - 1}`, `${own}.example.net`];
}

/** Whether the site's own pages make the call this way. */
function isRightful({ method, path, body }: Write, isOwn: boolean, type: string | null): boolean {
  const takesForms = !path.startsWith('/api/') && path !== '/graphql';
  return isOwn && (method === 'DELETE' || body === undefined || takesForms || type === 'application/json');
}

async function writesOf(server: Attacked, work: () => Promise<void>): Promise<string[]> {
  const before = await server.contents();
  await work();
  return tablesWritten(before, await server.contents());
}

export const origins: Attack = () =>
  withServer({}, async (server) => {
    const { origin } = server;
    const { text } = await send(origin, { method: 'GET', path: '/api/openapi.json' });
    const writes = everyWrite(JSON.parse(text) as OpenApi);
    const { cookies } = await signIn(server);
    const problems: string[] = [];
    let calls = 0;

    for (const write of writes) {
      const name = `${write.method} ${write.path} ${JSON.stringify(write.body)?.slice(0, 60) ?? ''}`;
      const written = await writesOf(server, async () => {
        for (const from of originsOf(origin)) {
          for (const [type, encode] of encodings) {
            if (isRightful(write, from === origin, type)) continue;
            const sent: Sent = {
              method: write.method,
              path: write.path,
              headers: { ...cookies, Origin: from, ...(type && { 'Content-Type': type }) },
              ...(write.body && { body: encode(write.body) }),
            };
            const answer = await send(origin, sent);
            calls += 1;
            const fault = faultOf(server, answer);
            if (fault) problems.push(`${name} from ${from} as ${type}: ${fault}`);
          }
        }
      });
      if (written.length > 0) problems.push(`${name} wrote ${written.join(', ')}.`);
    }

    let rightful = 0;
    for (const { method, path, body } of writes) {
      const own = (await signIn(server)).cookies;
      const isForm = path === '/contact' || path === '/newsletter';
      const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
      const encoded = body && (isForm ? urlEncoded(body) : JSON.stringify(body));
      const headers = { ...own, Origin: origin, ...(encoded && { 'Content-Type': type }) };
      const written = await writesOf(server, async () => {
        await send(origin, { method, path, headers, ...(encoded && { body: encoded }) });
      });
      if (written.length > 0) rightful += 1;
    }
    if (rightful < writes.length / 2) problems.push(`Only ${rightful} calls write, so the run shows little.`);
    return {
      figures: { calls, 'from the site itself, that wrote': `${rightful} of ${writes.length}` },
      problems,
    };
  });
