import { ask, type Reply } from './connection.ts';

/** A recorded answer of the site, for the reference to repeat. */
export interface RecordedAnswer {
  method: string;
  path: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The headers that node:http sends by default, for the connection and the date. */
const ownFields = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

function headersOf({ head }: Reply): Record<string, string> {
  const lines = head.split('\r\n').slice(1);
  const fields = lines.map((line) => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)] as const;
  });
  return Object.fromEntries(fields.filter(([name]) => !ownFields.has(name)));
}

/** Records the site's answer to a request given as bytes. */
export async function record(port: number, request: Buffer): Promise<RecordedAnswer> {
  const [method = '', path = ''] = request.toString('latin1', 0, request.indexOf('\r\n')).split(' ');
  const reply = await ask(port, request);
  return { method, path, status: reply.status, headers: headersOf(reply), body: reply.body };
}
