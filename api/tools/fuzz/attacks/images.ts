// 500 files that claim to be pictures, through the upload protocol; accepted ones are fetched, with smaller copies.
// It fails if the server fails on one, leaks internals, accepts a polyglot file, or serves one as anything but a
// picture. Verified to fail: without the check where the picture ends in images/check/check.ts, and without secureImage
// in images/serving.ts.
import { isPolyglot } from '../generate/damage.ts';
import { uploads } from '../generate/pictures.ts';
import type { Attack } from '../kit/attack.ts';
import { roles } from '../kit/callers.ts';
import { faultOf } from '../kit/fault.ts';
import type { Answer } from '../kit/http.ts';
import { tryAll } from '../kit/property.ts';
import { withServer } from '../kit/server.ts';
import { upload } from '../kit/upload.ts';

/** Smaller copies of pictures whose width is intact; others have none under these names. */
const copies = ['64.webp', '64.avif', '400.webp', '480.avif'];

/** Demands that an upload's address serves a picture, and nothing that browsers may run. */
function checkServed({ status, headers }: Answer): void {
  const type = headers['content-type'] ?? '';
  const isPicture = /^image\/(png|jpeg|webp|gif|avif)$/.test(type);
  const isInert = headers['x-content-type-options'] === 'nosniff';
  if (status === 200 && !(isPicture && isInert)) {
    throw new Error(`An upload is served as ${type}, ${isInert ? '' : 'not '}nosniff.`);
  }
}

export const images: Attack = (run) =>
  withServer({}, async (server) => {
    const admin = roles['an admin']?.make(server);
    const visitor = roles['a visitor']?.make(server);
    if (!admin || !visitor) throw new Error('The callers for this attack are missing.');
    const counts = { sent: 0, accepted: 0 };
    const demandNoFault = (answer: Answer) => {
      const fault = faultOf(server, answer);
      if (fault) throw new Error(fault);
    };
    const problems = await tryAll(run, 500, await uploads(), async (file) => {
      counts.sent += 1;
      const url = await upload(admin, file, demandNoFault);
      if (!url) return;
      counts.accepted += 1;
      if (isPolyglot(file.bytes)) throw new Error('A picture with something else after it was accepted.');
      const { pathname } = new URL(url, server.origin);
      for (const path of [pathname, ...copies.map((copy) => `${pathname}/${copy}`)]) {
        const served = await visitor.call({ method: 'GET', path });
        demandNoFault(served);
        checkServed(served);
      }
    });
    return { figures: counts, problems };
  });
