// Content as long and as awkward as editors may enter it, for tests of the layout.
import { contentKeys } from '../src/shared/content/contentKeys.ts';
import {
  batikPatternInput,
  communityInput,
  newsArticleInput,
  partnerInput,
  timelineItemInput,
} from '../src/shared/inputRules.ts';
import { storedMessage, type Row, type Rows } from './storedRows.ts';

/** A word of more than 80 letters. */
export const longWord = 'mempertanggungjawabkankeberlangsunganpelestarianpembatikanketradisionalannusantara';
const address = `https://www.example.org/arsip/2025/${'pelestarian-kain-'.repeat(8)}?halaman=12&urutan=terbaru`;
const family = '👩🏽‍🎨👨‍👩‍👧‍👦🇮🇩';
const rightToLeft = 'الباتيك فن إندونيسي عريق يزين الأقمشة بالشمع والأصباغ الطبيعية';

/** The ways in which a text is awkward: one unbroken word, an address, emoji, another direction, many long words. */
const kinds = [longWord, `${address}/`, family, `${rightToLeft} `, `${longWord} `];

const cut = (text: string, length: number) =>
  text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .toWellFormed()
    .trimEnd();

const kindOf = (place: number) => kinds[place % kinds.length] ?? longWord;

type Rules = Record<string, { required?: true; minimum?: number; maxLength?: number }>;

const withFields = (row: Row, fields: Row): Row => ({ ...row, ...fields });

/** Fills each text of a row up to its limit, except addresses; the last rows have only what is required. */
function filled(rows: readonly Row[], rules: Rules): Row[] {
  const isBare = (place: number) => place >= kinds.length;
  const texts = Object.entries(rules).filter(
    ([name, { maxLength }]) => maxLength && !/Url$|^contactInfo$/.test(name),
  );
  return rows.slice(0, kinds.length + 2).map((row, place) => {
    const fill = ({ required, maxLength = 0 }: Rules[string]) =>
      isBare(place) && !required ? '' : cut(kindOf(place), maxLength);
    return withFields(row, Object.fromEntries(texts.map(([name, rule]) => [name, fill(rule)])));
  });
}

const cells = (text: string) => `| ${Array.from({ length: 6 }, () => text).join(' | ')} |`;

/** Everything that Markdown can show, with texts that do not break. */
const markdown = [
  ...[2, 3, 4].map((level) => `${'#'.repeat(level)} ${longWord}`),
  `${longWord} **${longWord}** \`${address}\` [${address}](${address}) ${family.repeat(20)}`,
  rightToLeft.repeat(3),
  `    ${longWord} ${longWord} ${address}`,
  ['```', `${longWord} ${longWord} ${address}`, '```'].join('\n'),
  [cells(longWord), cells('---'), cells('Kain'), cells(longWord), cells(`\`${address}\``)].join('\n'),
  [cells('Tahun'), cells('---'), cells('2025')].join('\n'),
  [0, 1, 2, 3].map((depth) => `${'  '.repeat(depth)}- ${longWord} \`${address}\``).join('\n'),
  [0, 1, 2, 3].map((depth) => `${'> '.repeat(depth + 1)}${longWord}`).join('\n>\n'),
  `1000000. ${longWord}`,
  `![${longWord}](/api/placeholder/640/400?seed=kain)`,
].join('\n\n');

function contentValue(key: string): string | undefined {
  const { kind, group } = contentKeys.find((declared) => declared.key === key) ?? {};
  if (kind === 'link') return cut(address, 2048);
  if (kind === 'text') return cut(longWord, 200);
  // No page has room for the 20,000 characters of its limit, except the legal texts.
  return kind === 'longText'
    ? cut(group === 'legal' ? `${markdown}\n\n` : `${longWord} `, group === 'legal' ? 20_000 : 2000)
    : undefined;
}

const email = `${cut(longWord, 60)}@${cut('kain-batik.', 190)}org`;
const contactInfo = JSON.stringify({
  phone: cut('081234567890', 100),
  email,
  website: cut(address, 1000),
});

/** The site’s rows with such texts, as the API accepts them. */
export function longRows({
  content = [],
  news = [],
  partners = [],
  communities = [],
  timeline = [],
  batikPatterns = [],
}: Rows): Rows {
  return {
    content: content.map((row) => {
      const value = contentValue(String(row['key']));
      return value === undefined ? row : { ...row, valueEn: value, valueId: value };
    }),
    news: filled(news, newsArticleInput).map((row, place) => {
      const length = [50_000, markdown.length][place] ?? 0;
      const text = cut(`${markdown}\n\n`, length);
      return withFields(row, { contentEn: text, contentId: text });
    }),
    partners: filled(partners, partnerInput).map((row) =>
      withFields(row, { websiteUrl: cut(address, 2048) }),
    ),
    communities: filled(communities, communityInput).map((row, place) =>
      withFields(row, { contactInfo: place % 2 ? null : contactInfo }),
    ),
    timeline: filled(timeline, timelineItemInput),
    batikPatterns: filled(batikPatterns, batikPatternInput),
    messages: kinds.map((kind, place) => {
      const subject = cut(kind, 200);
      const texts = { name: cut(kind, 201), subject, message: cut(kind, 5000), email };
      return storedMessage(900_001 + place, 5, texts);
    }),
    subscribers: [{ id: 900_001, email, language: 'en', createdAt: '2026-01-05T03:00:00.000Z' }],
  };
}
