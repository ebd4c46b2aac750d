import type { DocumentHead } from '../shared/pages/documentHead.ts';
import { headHtml, ownTags } from '../shared/pages/headHtml.ts';
import { trustedHtml } from '../shared/pages/trustedHtml.ts';
import type { Language } from '../shared/language.ts';

/** Replaces the tags of the previous page, as share sheets and search engines read them. */
export function applyHead(head: DocumentHead, address: string, language: Language): void {
  const template = document.createElement('template');
  const { origin } = location;
  template.innerHTML = trustedHtml(headHtml(head, origin, new URL(origin + address), language));
  document.head.querySelectorAll(`[${ownTags}]`).forEach((tag) => tag.remove());
  document.head.append(template.content);
}
