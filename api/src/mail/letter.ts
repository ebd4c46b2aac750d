import { escapeHtml } from '../../../web/src/shared/pages/escape.ts';
import type { Bilingual } from '../../../web/src/shared/language.ts';
import { inks, tumpalStrip } from '../../../web/src/shared/motifs/index.ts';
import { darkColors, lightColors, type Colors } from '../../../web/src/theme/colors.ts';
import { draw } from '../images/worker/drawings.ts';

const moments = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** A moment as the organizers read it: “24 November 2026 pukul 15.18 WIB”. */
export const moment = (date: Date) => `${moments.format(date)} WIB`;

/** What a mail says. It is in both languages, since the site does not know its reader’s. */
export interface Letter {
  title: Bilingual<string>;
  facts: readonly (readonly [label: string, value: string])[];
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

const both = ({ id, en }: Bilingual<string>) => `${id} / ${en}`;

const textOf = ({ title, facts, message, advice, link }: Letter) =>
  [
    both(title),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(message === undefined ? [] : [message]),
    `${advice.id}\n${advice.en}\n${link.url}`,
  ].join('\n\n') + '\n';

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

const htmlOf = ({ title, facts, message, advice, link }: Letter) => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(both(title))}</title>
<style>@media (prefers-color-scheme:dark){${darkRules.join('')}}</style>
</head>
<body ${look('page', 'margin:0')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${look('page')}><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="${width}" cellpadding="0" cellspacing="0" ${look('sheet', `width:100%;max-width:${width}px`)}>
<tr><td><img src="cid:${strip.cid}" width="${width}" height="${strip.height}" alt="" style="display:block;width:100%;height:${strip.height}px;object-fit:cover;object-position:0 0"></td></tr>
<tr><td style="padding:32px 36px;font:16px/26px Georgia,serif;overflow-wrap:anywhere">
<h1 style="margin:0;font:400 26px/32px Georgia,serif">${escapeHtml(title.id)}</h1>
<p lang="en" ${look('faint', 'margin:4px 0 24px')}>${escapeHtml(title.en)}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="font:inherit">
${facts
  .map(
    ([label, value]) =>
      `<tr><td valign="top" ${look('faint', 'padding:0 16px 4px 0;white-space:nowrap')}>${escapeHtml(label)}</td><td valign="top" style="padding:0 0 4px">${escapeHtml(value)}</td></tr>`,
  )
  .join('\n')}
</table>
${message === undefined ? '' : `<p ${look('line', 'margin:24px 0 0;padding-top:24px')}>${lines(message)}</p>`}
<p ${look('line', 'margin:24px 0 0;padding-top:24px')}>${escapeHtml(advice.id)}</p>
<p lang="en" ${look('faint', 'margin:8px 0 24px')}>${escapeHtml(advice.en)}</p>
<a href="${escapeHtml(link.url)}" ${look('button', 'display:inline-block;padding:0 24px;font-weight:700;line-height:48px;text-decoration:none;border-radius:4px')}>${escapeHtml(link.label.id)}</a>
<p lang="en" ${look('faint', 'margin:8px 0 0;font-size:14px')}>${escapeHtml(link.label.en)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

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
