import { escapeHtml } from '../../../web/src/shared/pages/escape.ts';
import { bilingual, type Bilingual, type Language } from '../../../web/src/shared/language.ts';
import { inks, tumpalStrip } from '../../../web/src/shared/motifs/index.ts';
import { darkColors, lightColors, type Colors } from '../../../web/src/theme/colors.ts';
import { draw } from '../images/worker/drawings.ts';

const momentsIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Jakarta' });
const moments = bilingual({ en: momentsIn('en-US'), id: momentsIn('id-ID') });

/** A moment as the organizers read it: “24 November 2026 pukul 15.18 WIB”. */
export const moment = (date: Date, language: Language = 'id') => `${moments[language].format(date)} WIB`;

/** What a mail says, in both languages. */
export interface Letter {
  /** The reader’s, in which alone it is then; without it, the mail has both. */
  language?: Language;
  title: Bilingual<string>;
  facts: readonly (readonly [label: Bilingual<string>, value: string])[];
  /** Somebody’s own text, as typed. */
  message?: string;
  /** Why it came, and what to do. */
  advice: Bilingual<string>;
  link: { url: string; label: Bilingual<string> };
}

/** Its bodies, and what the HTML one refers to. */
interface Bodies {
  text: string;
  html: string;
  attachments: { filename: string; cid: string; content: Buffer; contentDisposition: 'inline' }[];
}

/** A text in the language of its letter or, in a letter of both, Indonesian first. */
const textsOf = ({ language }: Pick<Letter, 'language'>, { id, en }: Bilingual<string>): string[] => [
  ...new Set(language ? [{ id, en }[language]] : [id, en]),
];

/** A text of a letter in one line, such as its subject: “Masuk / Signed in”. */
export const lineOf = (letter: Pick<Letter, 'language'>, text: Bilingual<string>) =>
  textsOf(letter, text).join(' / ');

const textOf = (letter: Letter) => {
  const { title, facts, message, advice, link } = letter;
  return (
    [
      lineOf(letter, title),
      facts.map(([label, value]) => `${lineOf(letter, label)}: ${value}`).join('\n'),
      ...(message === undefined ? [] : [message]),
      [...textsOf(letter, advice), link.url].join('\n'),
    ].join('\n\n') + '\n'
  );
};

const width = 600;
const strip = { width, height: 24, cid: 'tumpal' };

/** Roles of colors by class, for the dark scheme; a program that knows no style sheets shows the light one. */
const rules = ({ page, raised, text, textSecondary, line, brand, onBrand }: Colors) => ({
  page: `background:${page}`,
  sheet: `background:${raised};color:${text}`,
  faint: `color:${textSecondary}`,
  line: `border-top:1px solid ${line}`,
  button: `background:${brand};color:${onBrand}`,
});
const light = rules(lightColors);
const darkRules = Object.entries(rules(darkColors)).map(
  ([name, rule]) => `.${name}{${rule.replaceAll(/(;|$)/g, ' !important$1')}}`,
);

const look = (name: keyof typeof light, more = '') => `class="${name}" style="${light[name]};${more}"`;
const lines = (text: string) => escapeHtml(text).replaceAll(/\r\n?|\n/g, '<br>');

/** The second language of a letter, below the first. */
const second = (text: string | undefined, style: string) =>
  text === undefined ? '' : `<p lang="en" ${look('faint', style)}>${escapeHtml(text)}</p>`;

function htmlOf(letter: Letter): string {
  const { language = 'id', facts, message } = letter;
  const [[title = '', titleToo], [advice = '', adviceToo], [label = '', labelToo]] = [
    textsOf(letter, letter.title),
    textsOf(letter, letter.advice),
    textsOf(letter, letter.link.label),
  ] as const;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(lineOf(letter, letter.title))}</title>
<style>@media (prefers-color-scheme:dark){${darkRules.join('')}}</style>
</head>
<body ${look('page', 'margin:0')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${look('page')}><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="${width}" cellpadding="0" cellspacing="0" ${look('sheet', `width:100%;max-width:${width}px`)}>
<tr><td><img src="cid:${strip.cid}" width="${width}" height="${strip.height}" alt="" style="display:block;width:100%;height:${strip.height}px;object-fit:cover;object-position:0 0"></td></tr>
<tr><td style="padding:32px 36px;font:16px/26px Georgia,serif;overflow-wrap:anywhere">
<h1 style="margin:0${titleToo ? '' : ' 0 24px'};font:400 26px/32px Georgia,serif">${escapeHtml(title)}</h1>
${second(titleToo, 'margin:4px 0 24px')}
<table role="presentation" cellpadding="0" cellspacing="0" style="font:inherit">
${facts
  .map(
    ([name, value]) =>
      `<tr><td valign="top" ${look('faint', 'padding:0 16px 4px 0;white-space:nowrap')}>${escapeHtml(lineOf(letter, name))}</td><td valign="top" style="padding:0 0 4px">${escapeHtml(value)}</td></tr>`,
  )
  .join('\n')}
</table>
${message === undefined ? '' : `<p ${look('line', 'margin:24px 0 0;padding-top:24px')}>${lines(message)}</p>`}
<p ${look('line', `margin:24px 0 ${adviceToo ? 0 : 24}px;padding-top:24px`)}>${escapeHtml(advice)}</p>
${second(adviceToo, 'margin:8px 0 24px')}
<a href="${escapeHtml(letter.link.url)}" ${look('button', 'display:inline-block;padding:0 24px;font-weight:700;line-height:48px;text-decoration:none;border-radius:4px')}>${escapeHtml(label)}</a>
${second(labelToo, 'margin:8px 0 0;font-size:14px')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** A letter as plain text, and as a sheet of cloth with a border: one frame for every mail. */
export async function bodiesOf(letter: Letter): Promise<Bodies> {
  const svg = tumpalStrip({
    ink: inks.sogan,
    seed: 'footer',
    width: 2 * strip.width,
    height: 2 * strip.height,
  });
  const content = Buffer.from(await draw('drawSvg', svg));
  return {
    text: textOf(letter),
    html: htmlOf(letter),
    attachments: [{ filename: 'tumpal.png', cid: strip.cid, content, contentDisposition: 'inline' }],
  };
}
