import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { titled, usePreviewApp } from '../testing/previewApp.ts';

const { addArticle, keep, open, signIn } = usePreviewApp();

describe('an editor’s preview', () => {
  test('shows the working copy over what is stored, as if it were public', async () => {
    const { id } = await addArticle({ published: false });
    await keep({ itemId: id }, titled('Hot wax'), { field: 'contentEn', value: 'It is **hot**.' });
    const { item, preview } = await open(`/news/${id}?preview=copy`, await signIn());
    expect(item).toMatchObject({
      titleEn: 'Hot wax',
      titleId: 'Malam',
      contentHtmlEn: '<p>It is <strong>hot</strong>.</p>\n',
      published: true,
    });
    expect(preview).toEqual({ keptAt: '2026-11-25T07:05:00.000Z' });
    expect(await prisma.newsArticle.findUnique({ where: { id } })).toMatchObject({ titleEn: 'Wax' });
  });

  test('shows what is stored if nothing differs from it', async () => {
    const { id, updatedAt } = await addArticle({ published: false });
    const { item, preview } = await open(`/news/${id}?preview=copy`, await signIn());
    expect(item).toMatchObject({ titleEn: 'Wax' });
    expect(preview).toEqual({ keptAt: updatedAt.toISOString() });
  });

  test('shows an item that is not stored yet, at number 0', async () => {
    await keep({ newKey: 'a-key' }, titled('New'));
    const { item } = await open('/news/0?preview=a-key', await signIn());
    expect(item).toMatchObject({ databaseId: 0, titleEn: 'New', titleId: '', imageUrl: null, related: [] });
    expect((await open('/news/0?preview=other', await signIn())).item).toBeNull();
  });

  test('shows texts as typed, and other values only if they could be saved', async () => {
    const { id } = await addArticle({ imageUrl: '/images/wax.png' });
    await keep(
      { itemId: id },
      titled('x'.repeat(201)),
      { field: 'titleId', value: '' },
      { field: 'contentEn', value: '<script>alert(1)</script>' },
      { field: 'imageUrl', value: 'javascript:alert(1)' },
      { field: 'publishedAt', value: '2027-03-01T09:00+07:00' },
      { field: 'gone', value: 'since an upgrade' },
    );
    const { item } = await open(`/news/${id}?preview=copy`, await signIn());
    expect(item).toMatchObject({
      titleEn: 'x'.repeat(201),
      titleId: '',
      contentHtmlEn: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n',
      imageUrl: '/images/wax.png',
      publishedAt: '2027-03-01T02:00:00.000Z',
    });
  });

  test.each([
    ['2027-03-01T09:00+07:00', '2027-03-01T02:00:00.000Z'],
    ['2027-03-01T09:00+09:00', '2027-03-01T00:00:00.000Z'],
    ['2027-03-01T09:00-03:30', '2027-03-01T12:30:00.000Z'],
    ['2027-03-01T09:00+00:00', '2027-03-01T09:00:00.000Z'],
    // No moment without an offset: it stays as it is stored.
    ['2027-03-01T09:00', '2026-01-01T00:00:00.000Z'],
  ])('reads the moment of a form by its offset: %s', async (value, publishedAt) => {
    const { id } = await addArticle({ publishedAt: new Date('2026-01-01') });
    await keep({ itemId: id }, { field: 'publishedAt', value });
    const { item } = await open(`/news/${id}?preview=copy`, await signIn());
    expect(item).toMatchObject({ publishedAt });
  });

  test('shows communities and patterns, too', async () => {
    await keep({ entity: 'Community', newKey: 'c' }, { field: 'nameEn', value: 'Guardians' });
    await keep({ entity: 'BatikPattern', newKey: 'p' }, { field: 'nameEn', value: 'Kawung' });
    const session = await signIn();
    expect((await open('/communities/0?preview=c', session)).text).toContain('Guardians');
    expect((await open('/heritage/0?preview=p', session)).text).toContain('Kawung');
  });

  test('shows it in lists, too: a browser keeps one version of each row', async () => {
    const { id } = await addArticle();
    await keep({ itemId: id }, titled('Hot wax'));
    const { text } = await open(`/news/${id}?preview=copy`, await signIn());
    expect(text.match(/"titleEn":"[^"]*"/g)).toEqual(['"titleEn":"Hot wax"', '"titleEn":"Hot wax"']);
  });

  test('shows the rest of the page as visitors see it', async () => {
    const { id } = await addArticle();
    await addArticle({ titleEn: 'Secret', published: false });
    const { text } = await open(`/news/${id}?preview=copy`, await signIn());
    expect(text).not.toContain('Secret');
  });

  test('is in the language and the theme that its address names, and runs no scripts', async () => {
    const { id } = await addArticle();
    const { text } = await open(`/news/${id}?preview=copy&lang=id&theme=dark`, await signIn());
    expect(text).toContain('<html lang="id" class="dark" data-scripts="missing">');
    expect(text).not.toContain('<script');
  });
});

test('no cache stores it, search engines leave it out, and only this site frames it', async () => {
  const { id } = await addArticle();
  const { headers } = (await open(`/news/${id}?preview=copy`, await signIn())).response;
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('CDN-Cache-Control')).toBeNull();
  expect(headers.get('ETag')).toBeNull();
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
  expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  const policy = headers.get('Content-Security-Policy');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("script-src 'none'");
});

describe('for visitors', () => {
  test('the address is that of the page itself', async () => {
    const { id } = await addArticle();
    await keep({ itemId: id }, titled('Hot wax'));
    const { item, preview, response } = await open(`/news/${id}?preview=copy`);
    expect([item?.['titleEn'], preview]).toEqual(['Wax', undefined]);
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
    expect(response.headers.get('X-Robots-Tag')).toBeNull();
  });

  test('a draft and a new item stay hidden', async () => {
    const { id } = await addArticle({ published: false });
    await keep({ itemId: id }, titled('Hot wax'));
    await keep({ newKey: 'a-key' }, titled('New'));
    for (const path of [`/news/${id}?preview=copy`, '/news/0?preview=a-key'])
      expect((await open(path)).item).toBeNull();
  });

  test('an earlier preview by an editor is not in the cache', async () => {
    const { id } = await addArticle();
    await keep({ itemId: id }, titled('Hot wax'));
    await open(`/news/${id}?preview=copy`, await signIn());
    for (const query of ['', '?preview=copy'])
      expect((await open(`/news/${id}${query}`)).item).toMatchObject({ titleEn: 'Wax' });
  });
});
