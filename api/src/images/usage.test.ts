import { describe, expect, test } from 'vitest';
import { pictureUrl, storedWebsiteUrl, websiteUrl } from '../addressFields.ts';
import { contactInfoInput, storedContactInfo } from '../communities/contactInfo.ts';
import { prisma } from '../database/client.ts';
import { datamodel } from '../database/datamodel.ts';
import type { Capability } from '../auth/capabilities.ts';
import type { Admin, Viewer } from '../auth/viewer.ts';
import { ImageInUseError } from '../errors.ts';
import { markdown } from '../inputFields.ts';
import { inFull } from '../origins/ownOrigins.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addNews } from '../news/news.samples.ts';
import { addImages } from './images.samples.ts';
import { unusedImages } from './unused.ts';
import { columnsOf, everyPlace, isShown, usagesOf, usagesPerNoun } from './usage.ts';

useTestApp();

const texts = { titleEn: 'Title', titleId: 'Judul', descriptionEn: '', descriptionId: '' };

/** An owner; with a token, if it is limited. */
const viewerWith = (limitedTo: Capability[] | null): Viewer => ({
  admin: { role: 'owner', access: limitedTo ? 'readOnly' : 'person', limitedTo, factorDueAt: null } as Admin,
});
const owner = viewerWith(null);

/** Rows that link to an address as somebody’s website. */
async function addLinksTo(website: string): Promise<{ id: number }[]> {
  const tuban = { nameEn: 'Tuban', nameId: 'Tuban', location: 'Tuban', imageUrl: '' };
  return [
    await prisma.community.create({ data: { ...tuban, contactInfo: { website } } }),
    await prisma.community.create({ data: { ...tuban, contactInfo: JSON.stringify({ website }) } }),
    await prisma.partner.create({ data: { name: 'A link', logoUrl: '', websiteUrl: website } }),
  ];
}

describe('the usages of an image', () => {
  test('cover all columns with addresses of images', () => {
    const models = datamodel.datamodel.models as Record<string, { fields: readonly { name: string }[] }>;
    const columns = Object.entries(models).flatMap(([model, { fields }]) =>
      fields
        .filter(({ name }) =>
          /^(imageUrl|logoUrl|portraitUrl|websiteUrl|contactInfo|content(En|Id))$/.test(name),
        )
        .map(({ name }) => `${model}.${name}`),
    );
    const known = everyPlace.flatMap((place) => columnsOf(place).map((column) => `${place.type}.${column}`));
    expect(known).toEqual(expect.arrayContaining(columns));
  });

  test('are found in every noun', async () => {
    const [image] = await addImages({});
    if (!image) throw new Error('The image was not stored.');
    const { url } = image;
    const rows = [
      await prisma.contentEntry.create({ data: { key: 'about_image', valueEn: url, valueId: url } }),
      ...(await addNews({ contentEn: `A cloth: ![cloth](${url} "A cloth")` })),
      await prisma.timelineItem.create({ data: { ...texts, yearEn: '9th', yearId: 'IX', imageUrl: url } }),
      await prisma.community.create({
        data: { nameEn: 'Lasem', nameId: 'Lasem', location: 'Rembang', imageUrl: `${url}/480.webp` },
      }),
      await prisma.partner.create({ data: { name: 'A friend', logoUrl: `https://example.org${url}` } }),
      await prisma.batikPattern.create({ data: { nameEn: 'Kawung', nameId: 'Kawung', imageUrl: url } }),
      ...(await addLinksTo(`https://example.org${url}`)),
    ].map(({ id }) => id);
    const usages = (await usagesOf(owner, [image])).get(image.name);
    expect(usages).toEqual([
      { type: 'ContentEntry', id: rows[0], label: 'about_image', fields: ['valueEn', 'valueId'] },
      { type: 'NewsArticle', id: rows[1], label: 'Wax', fields: ['contentEn'] },
      { type: 'TimelineItem', id: rows[2], label: 'Title', fields: ['imageUrl'] },
      { type: 'Community', id: rows[3], label: 'Lasem', fields: ['imageUrl'] },
      { type: 'Community', id: rows[6], label: 'Tuban', fields: ['contactInfo'] },
      { type: 'Community', id: rows[7], label: 'Tuban', fields: ['contactInfo'] },
      { type: 'Partner', id: rows[4], label: 'A friend', fields: ['logoUrl'] },
      { type: 'Partner', id: rows[8], label: 'A link', fields: ['websiteUrl'] },
      { type: 'BatikPattern', id: rows[5], label: 'Kawung', fields: ['imageUrl'] },
    ]);
    expect(await unusedImages()).not.toContain(image.id);
  });

  describe.each(['/images/1795961572772_fin_al.png', 'https://app.ufs.sh/f/aB3c'])(
    'are found, since %s is refused',
    (url) => {
      const encoded = (address: string) =>
        address.replace(/\w$/, (last) => `%${last.charCodeAt(0).toString(16)}`);
      const beforeName = (text: string) => url.replace(/\/(?=[^/]*$)/, text);
      const escaped = beforeName('\\/');

      test.each([
        ['a Markdown escape', `![cloth](${escaped} "Cloth")`],
        ['a character reference', `![cloth][r]\n\n[r]: ${beforeName('/&#46;/')}`],
        ['a percent-encoding', `[![cloth](${encoded(url)})](/news)`],
        ['a percent-encoding within angle brackets', `![cloth](<  ${encoded(url)} >)`],
        ['dot segments', `![cloth](${beforeName('/./')})`],
        ['what looks like a definition', `[1]: ![cloth](${escaped})`],
        ['a link’s target around it', `[x](![cloth](${encoded(url)}))`],
      ])('with %s', (_, text) => {
        expect(markdown(1000).safeParse(text).error?.issues).toMatchObject([
          { params: { reason: 'SPELLING' } },
        ]);
      });

      test('and as a field', () => {
        for (const address of [encoded(url), beforeName('//'), encoded(inFull(url))])
          expect(pictureUrl().safeParse(address).error?.issues).toMatchObject([
            { params: { reason: 'SPELLING' } },
          ]);
      });

      test('and as a website', () => {
        const website = encoded(inFull(url));
        const escapedJson = JSON.stringify({ website: inFull(url) }).replaceAll('/', String.raw`\/`);
        const refused = [{ params: { reason: 'SPELLING' } }];
        for (const field of [websiteUrl(), storedWebsiteUrl()])
          expect(field.safeParse(website).error?.issues).toMatchObject(refused);
        const whole = URL.parse(encoded(inFull(url)));
        for (const slashes of ['', '/'])
          expect(
            storedWebsiteUrl().safeParse(`${whole?.protocol}${slashes}${whole?.host}${whole?.pathname}`).error
              ?.issues,
          ).toMatchObject(refused);
        for (const contact of [{ website }, JSON.stringify({ website }), escapedJson])
          for (const field of [contactInfoInput, storedContactInfo])
            expect(field.safeParse(contact).error?.issues).toMatchObject(refused);
        for (const contact of [{ website: inFull(url) }, '{"website":"https:\\/\\/example.org\\/"}', website])
          expect(contactInfoInput.safeParse(contact).success).toBe(true);
      });

      test('but not in code, nor of something else', () => {
        for (const text of [
          `\`![cloth](${encoded(url)})\``,
          `![cloth](${url})`,
          `![a](https://example.org/images/a%5Fb.png)`,
        ])
          expect(markdown(1000).parse(text)).toBe(text);
      });
    },
  );

  test('are not those of another image whose name or key ends with its own', async () => {
    const [one, other, hosted] = await addImages(
      { name: '1_a.png', url: '/images/1_a.png', key: 'aaa' },
      { name: '11_a.png', url: '/images/11_a.png', key: 'baaa' },
      { key: 'cbaaa', url: 'https://app.example.org/f/cbaaa' },
    );
    if (!one || !other || !hosted) throw new Error('The images were not stored.');
    await addNews(
      { imageUrl: other.url },
      { contentEn: `![x](${hosted.url})` },
      { contentEn: '1_a.png, aaa' },
    );
    const usages = await usagesOf(owner, [one, other, hosted]);
    expect([one, other, hosted].map(({ name }) => usages.get(name)?.length)).toEqual([0, 1, 1]);
    const shown = (image: typeof one) => prisma.$transaction((transaction) => isShown(transaction, image));
    expect([await shown(one), await shown(other), await shown(hosted)]).toEqual([false, true, true]);
  });

  test('are separated by image, and bounded', async () => {
    const [used, unused, hosted] = await addImages(
      {},
      {},
      { key: 'abcDEF', url: 'https://app.example.org/f/abcDEF' },
    );
    if (!used || !unused || !hosted) throw new Error('The images were not stored.');
    await addNews(...Array.from({ length: usagesPerNoun + 1 }, () => ({ imageUrl: used.url })), {
      imageUrl: hosted.url,
    });
    const usages = await usagesOf(owner, [used, unused, hosted]);
    expect([used, unused, hosted].map(({ name }) => usages.get(name)?.length)).toEqual([usagesPerNoun, 0, 1]);
  });

  test('do not say which row it is with a token that lacks its noun', async () => {
    const [image] = await addImages({});
    if (!image) throw new Error('The image was not stored.');
    const [draft] = await addNews({ titleEn: 'Not yet public', imageUrl: image.url, published: false });
    const copy = await prisma.workingCopy.create({
      data: {
        entity: 'Community',
        newKey: '1-2-3-4',
        baseVersion: 0,
        keptBy: 'author@example.org',
        titleEn: 'Being typed',
        titleId: '',
        changes: [{ field: 'imageUrl', value: image.url, base: '' }],
      },
    });
    const seenWith = async (...limitedTo: Capability[]) =>
      (await usagesOf(viewerWith(limitedTo), [image])).get(image.name);
    const article = { type: 'NewsArticle', id: draft?.id, label: 'Not yet public', fields: ['imageUrl'] };
    const typed = { type: 'WorkingCopy', id: copy.id, label: 'Being typed', fields: ['changes'] };
    const unnamed = { id: null, label: '' };
    expect(await seenWith('images.read', 'news.read', 'communities.read', 'workingCopies.read')).toEqual([
      article,
      typed,
    ]);
    expect(await seenWith('images.read', 'news.read', 'workingCopies.read')).toEqual([
      article,
      { ...typed, ...unnamed },
    ]);
    const none = [
      { ...article, ...unnamed },
      { ...typed, ...unnamed },
    ];
    expect(await seenWith('images.read', 'communities.write')).toEqual(none);
    expect(new ImageInUseError(image.name, none).message).toContain('in use: a NewsArticle, a WorkingCopy.');
  });
});
