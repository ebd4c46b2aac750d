import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackRequest, isSame, readUploadAddress } from '../../../src/images/ingest/protocol.ts';
import { atTheEnd } from './cleanUp.ts';

/** The calls that the site makes. */
export const steps = ['route-metadata', 'original', 'callback-result', 'deleteFiles'] as const;
/** The ways in which each can fail. */
export const troubles = ['refused', 'failing', 'reset', 'hanging'] as const;

export type Trouble = { step: (typeof steps)[number]; kind: (typeof troubles)[number] };

/** A fake of UploadThing's service, as version 7.7.4 of its packages talks to it. */
export interface UploadThingService {
  origin: string;
  apiKey: string;
  /** The current failure. */
  trouble: Trouble | null;
  /** The files that it stores, by key. */
  files: Map<string, Buffer>;
  /** Sets the site's address, for callbacks about files. */
  serve: (siteOrigin: string) => void;
}

/** Milliseconds that it waits for the site's response about a file. */
const patience = 30_000;

const stepOf = (method: string, pathname: string) =>
  method === 'GET' ? 'original' : steps.find((step) => pathname.endsWith(`/${step}`));

export async function openUploadThing(): Promise<UploadThingService> {
  const apiKey = 'sk_faults';
  const registered = new Set<string>();
  const results = new Map<string, (serverData: unknown) => void>();
  const server = createServer((asked, answer) => void handle(asked, answer).catch(() => answer.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(() => server.close());
  let site = '';
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: UploadThingService = {
    origin,
    apiKey,
    trouble: null,
    files: new Map(),
    serve: (siteOrigin) => (site = siteOrigin),
  };

  async function handle(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { pathname, href } = new URL(asked.url ?? '/', origin);
    const bytes = await buffer(asked);
    const json = (body: object, status = 200) =>
      answer.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    const step = stepOf(asked.method ?? '', pathname);
    const { kind } = service.trouble?.step === step ? (service.trouble ?? {}) : {};
    if (kind === 'reset') return void answer.destroy();
    if (kind === 'hanging') return;
    if (kind) return void json({ error: 'In trouble' }, kind === 'refused' ? 403 : 503);
    if (step === 'original') {
      const file = service.files.get(pathname.slice('/f/'.length));
      return void answer.writeHead(file ? 200 : 404).end(file);
    }
    if (asked.method === 'PUT')
      return void json(await take(href, bytes, String(asked.headers['content-type'])));
    if (!isSame(String(asked.headers['x-uploadthing-api-key']), apiKey)) return void json({}, 403);
    const body = JSON.parse(bytes.toString()) as {
      fileKeys: string[];
      fileKey: string;
      callbackData: unknown;
    };
    if (step === 'route-metadata') for (const key of body.fileKeys) registered.add(key);
    if (step === 'deleteFiles') for (const key of body.fileKeys) service.files.delete(key);
    if (step === 'callback-result') results.get(body.fileKey)?.(body.callbackData);
    json({ ok: true, success: true, deletedCount: 1 });
  }

  /** Stores a file, notifies the site and waits for its response. */
  async function take(href: string, body: Buffer, type: string): Promise<object> {
    const address = readUploadAddress(href, origin, apiKey);
    const { key, slug } = address;
    if (!registered.has(key)) return { error: 'The site did not announce this file.' };
    const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
    service.files.set(key, Buffer.from(await (form.get('file') as File).arrayBuffer()));
    const url = `${origin}/f/${key}`;
    const file = { ...address, url, appUrl: url, ufsUrl: url, fileHash: 'x' };
    const response = new Promise<unknown>((resolve) => {
      results.set(key, resolve);
      setTimeout(resolve, patience, undefined).unref();
    });
    await fetch(`${site}/api/uploadthing?slug=${slug}`, callbackRequest(file, origin, {}, apiKey));
    const serverData = service.trouble?.step === 'callback-result' ? undefined : await response;
    if (serverData === undefined) return { error: 'The site did not respond about the file.' };
    return { url, appUrl: url, ufsUrl: url, fileHash: 'x', serverData };
  }

  return service;
}
