import { Hono, type Context } from 'hono';
import { shortened } from '../../../web/src/shared/pages/documentHead.ts';
import { pick } from '../../../web/src/shared/language.ts';
import { clothSeed } from '../../../web/src/patterns/patternCloth.ts';
import { visitor } from '../auth/viewer.ts';
import { shareAnswers } from '../cache/shareAnswers.ts';
import { readSiteIdentity } from '../content/siteIdentity.ts';
import { NotFoundError } from '../errors.ts';
import { draw } from '../images/worker/drawings.ts';
import { languages } from '../language.ts';
import { newsRules } from '../news/news.ts';
import { imageUrlOf, patternRules } from '../patterns/patterns.ts';
import type { Variables } from '../rest/route.ts';
import { parseDatabaseId } from '../inputFields.ts';
import { publicFile } from './publicFile.ts';

/** How many characters of a label have room above a title. */
const labelLength = 90;

/** The image that represents a page where it is shared. @throws BusyError */
async function socialImage(c: Context, title: string, label: string, seed: string): Promise<Response> {
  return publicFile(
    c,
    await draw('drawSocialImage', title, shortened(label, labelLength), seed),
    'image/png',
  );
}

/** The id in a file’s name, such as 12.png. */
const idIn = (file: string) => parseDatabaseId(file.replace('.png', ''));

/** The pictures for link previews, of the site, of each article and of each pattern, in both languages. */
export const socialImages = new Hono<Variables>();

for (const language of languages) {
  socialImages.get(`/social/${language}/news/:file{\\d+\\.png}`, shareAnswers, async (c) => {
    const id = idIn(c.req.param('file'));
    const article = await newsRules.find(visitor, id);
    if (!article) throw new NotFoundError('The news article was not found.');
    const title = pick(language, article.titleEn, article.titleId);
    const { name } = (await readSiteIdentity())[language];
    return socialImage(c, title, name, `news-${id}`);
  });

  socialImages.get(`/social/${language}/heritage/:file{\\d+\\.png}`, shareAnswers, async (c) => {
    const pattern = await patternRules.find(visitor, idIn(c.req.param('file')));
    if (!pattern) throw new NotFoundError('The batik pattern was not found.');
    const { nameEn, nameId } = pattern;
    const { name } = (await readSiteIdentity())[language];
    return socialImage(
      c,
      pick(language, nameEn, nameId),
      name,
      clothSeed(imageUrlOf(pattern), [nameId, nameEn]),
    );
  });

  socialImages.get(`/social/${language}/site.png`, shareAnswers, async (c) => {
    const { name, tagline } = (await readSiteIdentity())[language];
    return socialImage(c, tagline, name, 'site');
  });
}
