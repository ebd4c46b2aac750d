import { expect, test } from 'vitest';
import { provinceCodes } from '../../../web/src/shared/provinces.ts';
import { useTestApp } from '../testing/testApp.ts';

const { send } = useTestApp();

/** The provinces whose patches are dyed in the answer. */
async function dyedIn(address: string) {
  const response = await send(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  return [...(await response.text()).matchAll(/ fill="url\(#(\w+)\)"/g)].map(([, code]) => code);
}

test.each(['wide', 'narrow'])('the %s cloth has all patches dyed, or some, or none', async (width) => {
  expect(await dyedIn(`/api/cloth/${width}`)).toEqual(provinceCodes);
  expect(await dyedIn(`/api/cloth/${width}?dyed=YO,AC`)).toEqual(['AC', 'YO']);
  expect(await dyedIn(`/api/cloth/${width}?dyed=${provinceCodes.join()}`)).toEqual(provinceCodes);
  expect(await dyedIn(`/api/cloth/${width}?dyed=`)).toEqual([]);
});

test('may be cached forever', async () => {
  const { headers } = await send('/api/cloth/wide');
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['XX', 'a code that does not exist'],
  ['jt', 'a code in lower case'],
  ['JT,', 'an empty code'],
  ['JT YO', 'codes with a space between them'],
  ['toString', 'a word of JavaScript’s'],
  [`${provinceCodes.join()},JT,JT`, 'more than 38 codes'],
])('refuses %s: %s', async (dyed) => {
  expect((await send(`/api/cloth/wide?dyed=${encodeURIComponent(dyed)}`)).status).toBe(400);
});

test.each(['WIDE', 'wider', 'constructor'])('has no cloth that is %s', async (width) => {
  expect((await send(`/api/cloth/${width}`)).status).toBe(404);
});
