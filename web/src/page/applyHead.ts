import type { DocumentHead } from '../shared/pages/documentHead.ts';
import { headHtml } from '../shared/pages/headHtml.ts';
import { trustedHtml } from '../shared/pages/trustedHtml.ts';
import type { Language } from '../shared/language.ts';

/** Writes the page’s tags, as share sheets and search engines read them. */
export function applyHead(head: DocumentHead, address: string, language: Language): void {
  const template = document.createElement('template');
  const { origin } = location;
  template.innerHTML = trustedHtml(headHtml(head, origin, new URL(origin + address), language));
  document.head.append(template.content);
}
