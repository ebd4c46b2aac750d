// Requests public routes at random, one after another, and measures each family's CPU time per byte of the request.
// It fails if a family takes more than a millisecond a byte, so that a slow client could keep the machine busy.
// Verified to fail: with placeholders of any size and seed drawn on request.
import fc from 'fast-check';
import { picture } from '../../../src/images/images.samples.ts';
import { publicPages } from '../../../src/pages/publicPages.ts';
import { anonymousReads } from '../generate/anonymousReads.ts';
import type { OpenApi } from '../generate/openApi.ts';
import { scaled, type Attack } from '../kit/attack.ts';
import { roles } from '../kit/callers.ts';
import { faultOf } from '../kit/fault.ts';
import { send, sendAndFollow, type Sent } from '../kit/http.ts';
import { withServer } from '../kit/server.ts';
import { upload } from '../kit/upload.ts';

/** In milliseconds. */
const mostPerByte = 1;

/** The approximate bytes of a request: its line and its headers, with Host. */
const sizeOf = ({ method, path, headers = {}, body = '' }: Sent) =>
  40 + method.length + path.length + JSON.stringify(headers).length + Buffer.byteLength(body);

export const cost: Attack = (run) =>
  withServer({}, async (server) => {
    const { text } = await send(server.origin, { method: 'GET', path: '/api/openapi.json' });
    const admin = roles['an admin']?.make(server);
    const bytes = await picture(2000, 1500).jpeg({ quality: 40 }).toBuffer();
    const url = admin && (await upload(admin, { name: 'cloth.jpg', type: 'image/jpeg', bytes }, () => {}));
    if (!url) throw new Error('The picture was not accepted.');
    const { pathname } = new URL(url, server.origin);

    // Warm up: load and compile everything once.
    for (const path of [...publicPages, '/social/en/site.png'])
      await send(server.origin, { method: 'GET', path });

    const figures: Record<string, string> = {};
    const problems: string[] = [];
    for (const [family, requests] of Object.entries(anonymousReads(JSON.parse(text) as OpenApi, pathname))) {
      const sample = fc.sample(requests, { seed: run.seed, numRuns: Math.max(20, scaled(run, 200)) });
      const asked = sample.reduce((sum, sent) => sum + sizeOf(sent), 0);
      let [worst, milliseconds] = ['', 0];
      const before = await server.processorTime();
      for (const sent of sample) {
        const answer = await sendAndFollow(server.origin, sent).catch((error: Error) => error.message);
        const fault = typeof answer === 'string' ? answer : faultOf(server, answer);
        if (fault) problems.push(`${sent.path}: ${fault}`);
        if (typeof answer === 'string' || answer.milliseconds <= milliseconds) continue;
        [worst, milliseconds] = [sent.path, answer.milliseconds];
      }
      const taken = (await server.processorTime()) - before;
      const perByte = taken / asked;
      figures[family] =
        `${perByte.toFixed(3)} ms a byte, ${(taken / sample.length).toFixed(1)} ms a request; slowest ${milliseconds.toFixed(0)} ms, ${worst}`;
      if (perByte > mostPerByte) {
        problems.push(`${family}: ${perByte.toFixed(2)} ms of CPU time per byte requested, as by ${worst}`);
      }
    }
    return { figures: { goal: `at most ${mostPerByte} ms a byte`, ...figures }, problems };
  });
