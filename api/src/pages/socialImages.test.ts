import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { addContent } from '../content/content.samples.ts';
import { drawSocialImage } from '../images/worker/socialImage.ts';
import { addNews } from '../news/news.samples.ts';
import { addPatterns } from '../patterns/patterns.samples.ts';
import { useTestApp } from '../testing/testApp.ts';

const { send } = useTestApp();

describe('a social image', () => {
  const measured = async (path: string) => {
    const response = await send(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    return { format, width, height };
  };

  test.each([
    'Wax',
    'x'.repeat(200),
    'Wax and indigo '.repeat(13).trim(),
    'ꦧꦠꦶꦏ꧀ 🪡',
    `</title> & ]]> <script>"'`,
  ])('is a PNG of 1200 by 630 pixels for “%s”', async (title) => {
    const [article] = await addNews({ titleEn: title, titleId: title });
    for (const language of ['en', 'id']) {
      const size = await measured(`/social/${language}/news/${article?.id}.png`);
      expect(size).toEqual({ format: 'png', width: 1200, height: 630 });
    }
  });

  const pictureOf = async (title: string) => {
    const [article] = await addNews({ id: 7, titleId: title });
    const picture = Buffer.from(await (await send('/social/id/news/7.png')).arrayBuffer());
    await prisma.newsArticle.delete({ where: { id: article?.id ?? 0 } });
    return picture;
  };

  /** Whether nothing is drawn beside the cloth but within the margins. */
  async function expectMargins(picture: Buffer) {
    const isEmpty = async (left: number, top: number, width: number, height: number) => {
      const part = await sharp(picture).extract({ left, top, width, height }).png().toBuffer();
      return (await sharp(part).stats()).channels.every(({ min, max }) => min === max);
    };
    expect(await isEmpty(1143, 0, 57, 630)).toBe(true);
    expect(await isEmpty(476, 0, 724, 20)).toBe(true);
    expect(await isEmpty(476, 610, 724, 20)).toBe(true);
    expect(await isEmpty(476, 0, 667, 630)).toBe(false);
  }

  const longText = 'Mempertanggungjawabkan '.repeat(8).trim();

  test.each([
    'Mempertanggungjawabkan keanekaragaman',
    'Panitia mempertanggungjawabkan ketidakberkesinambungannya',
    'a'.repeat(200),
    longText,
  ])('keeps “%s” within its margins', async (title) => {
    await expectMargins(await pictureOf(title));
  });

  test('keeps a long name of the site within its margins', async () => {
    await addContent({ key: 'site_name', valueEn: longText.repeat(4), valueId: longText.repeat(4) });
    await expectMargins(await pictureOf(longText));
  });

  test.each([
    ['Festival 2026 🎉 di Solo', 'Festival 2026 di Solo'],
    ['日本 dan 🪡 Łódź', 'dan Łódź'],
    ['مهرجان', '🎉'],
    ['Batik ꦧꦠꦶꦏ꧀ kain', 'Batik kain'],
    ['ꦲꦤꦕꦫꦏ', '🎉'],
    ['ก็ bunga', 'bunga'],
    ['H\u0331arum', 'Harum'],
    ['Ḿ\u0331alam', 'M\u0301alam'],
    ['日本、2日?', '🎉'],
    ['日本 – (日)!', '🎉'],
    ['So\u00ADlo\u200B', 'Solo'],
    ['👩‍👩‍👧 Solo', 'Solo'],
    ['Ｓｏｌｏ ﬁnal', 'Solo final'],
  ])('leaves out of “%s” what its font does not have', async (title, known) => {
    expect((await pictureOf(title)).equals(await pictureOf(known))).toBe(true);
  });

  test.each(['日本', '日本の布を学ぶ、batik'])(
    'shows its label in the place of “%s”, of which most is missing',
    async (title) => {
      const shown = Buffer.from(await drawSocialImage(title, 'Solo', 'a cloth'));
      expect(shown.equals(await drawSocialImage('Solo', '', 'a cloth'))).toBe(true);
    },
  );

  test('has combining marks of its font', async () => {
    expect((await pictureOf('Cafe\u0301')).equals(await pictureOf('Café'))).toBe(true);
  });

  test.each(['Łódź', 'Đà Nẵng', 'Straße'])('has the letters of “%s”', async (title) => {
    expect((await pictureOf(title)).equals(await pictureOf(title.replaceAll(/[^a-zA-Z ]/g, '')))).toBe(false);
  });

  test.each(['en', 'id'])('represents the site in %s', async (language) => {
    expect(await measured(`/social/${language}/site.png`)).toEqual({
      format: 'png',
      width: 1200,
      height: 630,
    });
  });

  test.each(['en', 'id'])('represents a pattern in %s', async (language) => {
    const [pattern] = await addPatterns({});
    expect(await measured(`/social/${language}/heritage/${pattern?.id}.png`)).toEqual({
      format: 'png',
      width: 1200,
      height: 630,
    });
    const unknown = await send(`/social/${language}/heritage/2147483647.png`);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toEqual({ error: 'The batik pattern was not found.' });
  });

  test.each(['site', 'news'])('of %s has the name that editors gave the site', async (page) => {
    const [article] = await addNews({});
    const path = page === 'site' ? '/social/en/site.png' : `/social/en/news/${article?.id}.png`;
    const picture = async () => Buffer.from(await (await send(path)).arrayBuffer());
    const before = await picture();
    await addContent({ key: 'site_name', valueEn: 'Crown', valueId: 'Mahkota' });
    expect((await picture()).equals(before)).toBe(false);
  });

  test.each(['0', '2147483647', '99999999999999999999'])(
    'returns 404 for an unknown article: %s',
    async (id) => {
      const response = await send(`/social/en/news/${id}.png`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: 'The news article was not found.' });
    },
  );
});
