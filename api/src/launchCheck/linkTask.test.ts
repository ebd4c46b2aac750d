import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useAgent } from 'request-filtering-agent';
import { prisma } from '../database/client.ts';
import { addNews } from '../news/news.samples.ts';
import { useTestApp } from '../testing/testApp.ts';
import { linkStatus, type Asking } from './linkStatus.ts';
import { askLinks, linkTask } from './linkTask.ts';

const app = useTestApp();

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: string[];
let origin: string;
let close: () => void;

beforeEach(async () => {
  asked = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => close());

/** Answers each path with its number as the status. */
const byPath = ({ url }: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(Number(url?.slice(1, 4))).end();

const asking = (signal = new AbortController().signal): Asking => ({
  agentFor: (url) => useAgent(url, { allowIPAddressList: ['127.0.0.1'] }),
  userAgent: 'LinkCheck/1.0 (+https://batik.example)',
  signal,
});

test('a link is asked by HEAD, and by GET before it counts as failed', async () => {
  answer = (request, response) => {
    expect(request.headers['user-agent']).toBe('LinkCheck/1.0 (+https://batik.example)');
    response
      .writeHead(
        request.method === 'HEAD' && request.url === '/405' ? 405 : request.url === '/404' ? 404 : 200,
      )
      .end();
  };
  expect(await linkStatus(`${origin}/200`, asking())).toBe(200);
  expect(await linkStatus(`${origin}/405`, asking())).toBe(200);
  expect(await linkStatus(`${origin}/404`, asking())).toBe(404);
  expect(asked).toEqual(['HEAD /200', 'HEAD /405', 'GET /405', 'HEAD /404', 'GET /404']);
});

test('three redirects are followed, a fourth is not', async () => {
  answer = ({ url }, response) => {
    const left = Number(url?.slice(1));
    if (left > 0) response.writeHead(302, { Location: `/${left - 1}` });
    else response.writeHead(410);
    response.end();
  };
  expect(await linkStatus(`${origin}/3`, asking())).toBe(410);
  expect(await linkStatus(`${origin}/4`, asking())).toBeNull();
});

test.each([
  'file:///etc/passwd',
  'http://10.0.0.1/',
  'http://[::1]/',
  'http://169.254.169.254/latest',
  'http://localhost:1/',
  '//x',
])('a redirect to %s is not followed, nor is the address itself asked', async (target) => {
  answer = (_request, response) => void response.writeHead(302, { Location: target }).end();
  expect(await linkStatus(`${origin}/start`, asking())).toBeNull();
  expect(await linkStatus(target, asking())).toBeNull();
  expect(asked).toEqual(['HEAD /start']);
});

test('by default, no address of this machine is asked', async () => {
  answer = byPath;
  const { port } = new URL(origin);
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0.0.0.0'])
    expect(
      await linkStatus(`http://${host}:${port}/404`, { ...asking(), agentFor: (url) => useAgent(url) }),
    ).toBeNull();
  expect(asked).toEqual([]);
});

test('the links of published articles are asked once a day, and forgotten with them', async () => {
  answer = byPath;
  const now = new Date('2026-11-25T00:00:00Z');
  const [article] = await addNews(
    { contentEn: `[a](${origin}/404) [b](/news)`, contentId: `![c](${origin}/200.jpg)` },
    { imageUrl: `${origin}/410` },
    { contentEn: `[d](${origin}/500)`, published: false },
    { contentEn: 'Mail: a@b.example' },
  );
  await askLinks(asking(), now);
  const stored = async () =>
    (await prisma.externalLink.findMany({ orderBy: { url: 'asc' } })).map(({ url, status }) => [
      url.slice(origin.length),
      status,
    ]);
  expect(await stored()).toEqual([
    ['/200.jpg', 200],
    ['/404', 404],
    ['/410', 410],
  ]);
  asked = [];
  answer = (_request, response) => void response.writeHead(200).end();
  await askLinks(asking(), new Date(now.getTime() + 86_399_999));
  expect(asked).toEqual([]);
  await prisma.newsArticle.update({ where: { id: article?.id ?? 0 }, data: { contentId: '' } });
  await askLinks(asking(), new Date(now.getTime() + 86_400_000));
  expect(asked.toSorted()).toEqual(['HEAD /404', 'HEAD /410']);
  expect(await stored()).toEqual([
    ['/404', 200],
    ['/410', 200],
  ]);
});

test('a run asks at most 200 links, one of a host at a time; the next goes on', async () => {
  let [open, most] = [0, 0];
  answer = (_request, response) => {
    most = Math.max(most, (open += 1));
    setTimeout(() => {
      open -= 1;
      response.writeHead(200).end();
    }, 1);
  };
  const contentEn = Array.from({ length: 203 }, (_, index) => `<${origin}/${index}>`).join(' ');
  await addNews({ contentEn });
  await askLinks(asking());
  expect(asked).toHaveLength(200);
  expect(most).toBe(1);
  await askLinks(asking());
  expect(new Set(asked).size).toBe(203);
});

test('a stopped run stores nothing about the link that it was asking', async () => {
  const stopping = new AbortController();
  answer = () => stopping.abort();
  await addNews({ contentEn: `<${origin}/404>` });
  await askLinks(asking(stopping.signal));
  expect(await prisma.externalLink.count()).toBe(0);
});

test('the task asks nobody if it is switched off', async () => {
  await addNews({ contentEn: '[a](https://a.example/)' });
  const environment = { ...app.environment, CHECK_LINKS: false };
  await linkTask.work({ environment, images: app.images() }, new AbortController().signal);
  expect(await prisma.externalLink.count()).toBe(0);
});
