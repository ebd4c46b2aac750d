// Finds undeclared dependencies of a response: a header that changes it must be listed in `Vary`, unless
// shared caches do not store the response (RFC 9111, section 4.1).

export interface Answer {
  status: number;
  /** By lowercase name. */
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Requests an address with exactly these headers. */
export type Ask = (path: string, headers: Record<string, string>) => Promise<Answer>;

/** A plain client whose `Accept-Language` is known. */
const plain: Record<string, string> = { 'Accept-Language': 'en', Accept: '*/*' };

/**
 * Headers that clients, proxies and attackers add, with values for each. Session credentials are not among
 * them, since every cache forwards requests with sessions.
 */
const changes: Record<string, readonly string[]> = {
  Accept: ['application/json', 'text/html,*/*;q=0.8', 'image/png'],
  'Accept-Charset': ['utf-16'],
  'Accept-Encoding': ['br', 'gzip, deflate'],
  'Accept-Language': ['id', 'nl;q=0.9, en;q=0.8'],
  'Cache-Control': ['no-cache', 'only-if-cached'],
  'Content-Type': ['text/plain', 'application/graphql'],
  Cookie: ['language=id; theme=dark', 'theme=light', 'other=1; language=en'],
  DNT: ['1'],
  Downlink: ['0.3'],
  Forwarded: ['for=198.51.100.4;host=evil.example;proto=https'],
  From: ['reader@example.org'],
  Host: ['evil.example', 'evil.example:81'],
  Origin: ['https://evil.example', 'null'],
  Prefer: ['return=minimal'],
  Referer: ['https://evil.example/'],
  'Save-Data': ['on'],
  'Sec-CH-Prefers-Color-Scheme': ['dark'],
  'Sec-CH-UA-Mobile': ['?1'],
  'Sec-Fetch-Dest': ['document', 'image'],
  'Sec-Fetch-Mode': ['navigate'],
  'Sec-Fetch-Site': ['cross-site', 'same-origin'],
  'Sec-GPC': ['1'],
  'Upgrade-Insecure-Requests': ['1'],
  'User-Agent': ['Mozilla/5.0 (iPhone)', 'Googlebot/2.1', ''],
  Via: ['1.1 cache'],
  'X-Forwarded-For': ['198.51.100.4', '127.0.0.1'],
  'X-Forwarded-Host': ['evil.example'],
  'X-Forwarded-Prefix': ['/evil'],
  'X-Forwarded-Proto': ['https'],
  'X-HTTP-Method-Override': ['DELETE'],
  'X-Original-URL': ['/admin/dashboard'],
  'X-Real-IP': ['198.51.100.4'],
  'X-Requested-With': ['XMLHttpRequest'],
  'X-Rewrite-URL': ['/admin/dashboard'],
};

/** Headers that may cause a partial response (206, 304, 412), which no cache mistakes for the whole. */
const conditions: readonly [name: string, value: string][] = [
  ['If-None-Match', '"foreign"'],
  ['If-None-Match', '*'],
  ['If-Modified-Since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
  ['If-Match', '"foreign"'],
  ['If-Range', '"foreign"'],
  ['Range', 'bytes=0-9'],
];
const partial = new Set([206, 304, 412, 416]);

/** Headers specific to a time or connection, and those that control caching. */
const passing = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding', 'vary']);

/** A response as a cache stores it. */
function kept({ status, headers, text }: Answer): string {
  const lines = Object.entries(headers).filter(([name]) => !passing.has(name));
  return JSON.stringify([status, lines.toSorted(), text]);
}

const variesBy = ({ headers: { vary = '' } }: Answer) => new Set(String(vary).toLowerCase().split(/,\s*/));
const isForOne = ({ headers }: Answer) => /private|no-store/.test(String(headers['cache-control']));

/** Every value of each header in `Vary`, and the values of all others in combination. */
function variations(varying: ReadonlySet<string>): Record<string, string>[] {
  const isNamed = ([name]: [string, unknown]) => varying.has(name.toLowerCase());
  const named = Object.entries(changes).filter(isNamed);
  const others = Object.entries(changes).filter((each) => !isNamed(each));
  return [
    ...named.flatMap(([name, values]) => values.map((value) => ({ [name]: value }))),
    ...[0, 1, 2].map((round) =>
      Object.fromEntries(others.map(([name, values]) => [name, values[round % values.length] ?? ''])),
    ),
  ];
}

/**
 * Finds faults in how a URL responds to other headers, as one sentence each: an undeclared dependency, or a
 * response that was cached for another client.
 * @param ask requests with a cache
 * @param fresh requests without a cache
 */
export async function headerFaults(ask: Ask, fresh: Ask, path: string): Promise<string[]> {
  const problems: string[] = [];
  const base = await fresh(path, plain);
  const isDeclared = (name: string, answer: Answer) =>
    isForOne(answer) || variesBy(answer).has(name.toLowerCase());
  const compare = (name: string, value: string, answer: Answer) => {
    if (kept(answer) === kept(base) || partial.has(answer.status)) return;
    if (isDeclared(name, base) && isDeclared(name, answer)) return;
    problems.push(`${path} differs by ${name}: ${value}, which is not in Vary.`);
  };

  const requests = [plain, ...variations(variesBy(base)).map((headers) => Object.assign({}, plain, headers))];
  const expected = new Map<object, Answer>([[plain, base]]);
  for (const headers of requests.slice(1)) {
    const answer = await fresh(path, headers);
    expected.set(headers, answer);
    const changed = Object.entries(headers).filter(([name, value]) => value !== plain[name]);
    if (changed.length === 1) for (const [name, value] of changed) compare(name, value, answer);
    else if (kept(answer) !== kept(base))
      for (const [name, value] of changed)
        compare(name, value, await fresh(path, { ...plain, [name]: value }));
  }

  // Everyone after the first gets the cached response; a response without this header is not cached.
  const isKept = [...expected.values()].some((answer) => 'surrogate-key' in answer.headers);
  for (const headers of isKept ? requests : []) {
    const correct = expected.get(headers);
    if (correct && kept(await ask(path, headers)) !== kept(correct))
      problems.push(`${path} with ${JSON.stringify(headers)} gets the response for another client.`);
  }
  for (const [name, value] of conditions) compare(name, value, await ask(path, { ...plain, [name]: value }));
  return problems;
}
