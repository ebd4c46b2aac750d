import { stateAt } from '../news/visibility.ts';
import type { Facts } from './facts.ts';
import { finding, type CheckedArticle, type Finding } from './finding.ts';
import { addressesIn, outlineOf, type Outline } from '../markdownOutline.ts';
import { targetOf } from './siteAddress.ts';

/** When readers first see the article. */
const outAt = ({ goLiveAt }: CheckedArticle, now: Date) => (goLiveAt && goLiveAt > now ? goLiveAt : now);

/** Whether readers of the article find something at an address of this site. */
function leadsSomewhere(article: CheckedArticle, address: string, facts: Facts, text?: Outline): boolean {
  const target = targetOf(address);
  switch (target?.kind) {
    case undefined:
      return true;
    case 'fixed':
      return target.exists;
    case 'image':
      return facts.pictures.has(target.name);
    case 'heading':
      return target.id === '' || (text?.headings.some(({ id }) => id === target.id) ?? false);
    case 'row': {
      if (target.noun !== 'news') return facts[target.noun].has(target.id);
      const linked = facts.news.get(target.id);
      if (!linked) return false;
      return target.id === article.id || stateAt(linked, outAt(article, facts.now)) === 'LIVE';
    }
  }
}

function linkFinding(
  article: CheckedArticle,
  address: string,
  facts: Facts,
  field: Finding['field'],
  language: Finding['language'] = null,
  text?: Outline,
): Finding[] {
  const rest = { language, detail: address };
  if (facts.dead.has(address)) return [finding('WARNS', 'LINK_DEAD', field, rest)];
  return leadsSomewhere(article, address, facts, text) ? [] : [finding('STOPS', 'LINK_BROKEN', field, rest)];
}

/** Links and pictures that lead nowhere: on this site, and on others. */
export function checkLinks(article: CheckedArticle, facts: Facts): Finding[] {
  const sides = [
    ['contentEn', 'en'],
    ['contentId', 'id'],
  ] as const;
  const inTexts = sides.flatMap(([field, language]) => {
    const text = outlineOf(article[field]);
    return addressesIn(text).flatMap((address) =>
      linkFinding(article, address, facts, field, language, text),
    );
  });
  const { imageUrl } = article;
  return [...inTexts, ...(imageUrl ? linkFinding(article, imageUrl, facts, 'imageUrl') : [])];
}
