import type { RefusedForm } from '../../../web/src/shared/pages/refusedForm.ts';
import { firstLayoutScript } from '../../../web/src/shared/pages/firstLayoutScript.ts';
import type { Language } from '../language.ts';
import { documentTitle } from '../../../web/src/shared/pages/documentHead.ts';
import { escapeHtml, scriptJson } from '../../../web/src/shared/pages/escape.ts';
import { headHtml } from '../../../web/src/shared/pages/headHtml.ts';
import type { RenderedPage } from '../../../web/src/shared/pages/renderedPage.ts';

interface DocumentParts {
  template: string;
  page: RenderedPage;
  preloads: string;
  origin: string;
  url: URL;
  language: Language;
  /** The day of the render, YYYY-MM-DD, which hydration must match. */
  today: string;
  theme: 'light' | 'dark' | undefined;
  /** A form of the page that was posted and refused. */
  form?: RefusedForm | undefined;
  /** A preview runs no scripts: in the browser, the page would load what is public. */
  isPreview?: boolean;
}

/** The template’s scripts. */
const scripts = /<script\b[^>]*>.*?<\/script>/gs;

/** Builds the whole HTML of a page. */
export function fillDocument({
  template,
  page,
  preloads,
  origin,
  url,
  language,
  today,
  theme,
  form,
  isPreview = false,
}: DocumentParts): string {
  const seed = scriptJson({ language, today, operations: page.seed, form });
  const head = [
    isPreview ? '' : `<script>${firstLayoutScript}</script>`,
    `<title>${escapeHtml(documentTitle(page.head))}</title>`,
    headHtml(page.head, origin, url, language),
    preloads,
  ];
  const parts: Record<string, string> = {
    '<html>': `<html lang="${language}"${theme ? ` class="${theme}"` : ''}${isPreview ? ' data-scripts="missing"' : ''}>`,
    // The color of the browser’s own frame follows the system only without a choice.
    ...(theme && {
      '(prefers-color-scheme: light)': theme === 'light' ? 'all' : 'not all',
      '(prefers-color-scheme: dark)': theme === 'dark' ? 'all' : 'not all',
    }),
    '<!--head-->': head.join('\n    '),
    '<!--page-->': page.html,
    '<!--seed-->': isPreview ? '' : `<script type="application/json" id="seed">${seed}</script>`,
  };
  const places = /<html>|<!--(?:head|page|seed)-->|\(prefers-color-scheme: \w+\)/g;
  const document = isPreview ? template.replace(scripts, '') : template;
  return document.replace(places, (place) => parts[place] ?? place);
}
