// Attempts at cross-site scripting in every text field of every noun, of content and of pictures, and in searches and
// forms. Then reads every public page, feed and answer in both languages as a browser would.
// It fails if one would run. Verified to fail: with `html: true` in markdown.ts, and without the escaping of the seed
// in pages/document.ts.
import { publicPages } from '../../../src/pages/publicPages.ts';
import { mark, attempts } from '../generate/scripts.ts';
import { scaled, type Attack } from '../kit/attack.ts';
import { roles, type Caller } from '../kit/callers.ts';
import { faultOf } from '../kit/fault.ts';
import type { Sent } from '../kit/http.ts';
import { scriptsIn, scriptsInFeed } from '../kit/markup.ts';
import { withServer, type Attacked } from '../kit/server.ts';
import { storeAttempt } from '../kit/storeAttempt.ts';

const addresses = [
  ...publicPages,
  '/feed/en.xml',
  '/feed/id.xml',
  '/sitemap.xml',
  '/api/news',
  '/api/communities',
  '/api/partners',
  '/api/content',
  '/api/history-timeline',
  '/api/batik-patterns',
];

const html = `/graphql?${new URLSearchParams({ query: '{ news(first: 1) { edges { node { contentHtmlEn contentHtmlId } } } }' })}`;

/** Requests whose answers repeat the attempt. */
function reflections(attempt: string): Sent[] {
  const query = encodeURIComponent(attempt);
  const form = String(
    new URLSearchParams({ name: attempt, email: attempt, subject: attempt, message: attempt, type: attempt }),
  );
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return [
    ...[
      '/news?q=',
      '/news?q=one+two+three+four+five+six+seven+eight+nine+ten+',
      '/news?category=',
      '/news/',
      '/communities/',
      '/contact?type=',
      '/?lang=',
      '/newsletter?',
      '/graphql?query=',
      '/',
    ].map((path) => ({ method: 'GET', path: path + query, headers: { Accept: 'text/html' } })),
    ...['/contact', '/newsletter'].map((path) => ({ method: 'POST', path, headers, body: form })),
  ];
}

/** The addresses of single items on a page. */
const itemsOn = (text: string) =>
  new Set([...text.matchAll(/href="(\/(?:news|communities)\/\d+)"/g)].map(([, path = '']) => path));

/** What would run in an answer, as messages. */
function check(text: string, type: string): string[] {
  if (type.includes('xml')) return scriptsInFeed(text);
  if (type.startsWith('text/html')) return scriptsIn(text);
  const texts = [...text.matchAll(/"contentHtml..":("(?:[^"\\]|\\.)*")/g)];
  return texts.flatMap(([, json = '""']) => scriptsIn(JSON.parse(json) as string));
}

async function look(server: Attacked, visitor: Caller, sent: Sent) {
  const answer = await visitor.call(sent);
  const type = String(answer.headers['content-type'] ?? '');
  const fault = faultOf(server, answer);
  const found = [...check(answer.text, type), ...(fault ? [fault] : [])];
  return { text: answer.text, problems: found.map((what) => `${sent.method} ${sent.path}: ${what}`) };
}

export const scripts: Attack = (run) =>
  withServer({ TRUST_PROXY: 'true' }, async (server) => {
    const [admin, visitor] = [roles['an admin']?.make(server), roles['a visitor']?.make(server)];
    if (!admin || !visitor) throw new Error('The callers for this attack are missing.');
    const counts = { attempts: 0, fields: 0, 'answers read': 0, 'answers that show one': 0 };
    const problems = new Set<string>();
    for (const attempt of attempts.slice(0, scaled(run, attempts.length))) {
      counts.attempts += 1;
      counts.fields += await storeAttempt(admin, attempt);
      const gets = [...addresses, html].map((path): Sent => ({ method: 'GET', path }));
      const asked = [...gets, ...reflections(attempt)];
      for (const language of ['en', 'id']) {
        const items = new Set<string>();
        const read = async (sent: Sent) => {
          const headers = { 'Accept-Language': language, ...sent.headers };
          const answer = await look(server, visitor, { ...sent, headers });
          counts['answers read'] += 1;
          if (answer.text.includes(mark)) counts['answers that show one'] += 1;
          for (const problem of answer.problems) problems.add(`With ${JSON.stringify(attempt)}, ${problem}`);
          for (const path of itemsOn(answer.text)) items.add(path);
        };
        for (const sent of asked) await read(sent);
        for (const path of items) await read({ method: 'GET', path });
      }
    }
    if (counts['answers that show one'] === 0)
      problems.add('No answer shows an attempt, so the run shows nothing.');
    return { figures: counts, problems: [...problems] };
  });
