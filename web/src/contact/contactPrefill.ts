import type { contactTexts } from './contactTexts.ts';

type Texts = (typeof contactTexts)['en'];

/** The inquiry types in their order; the first is the default (docs/product.md#contact-forms). */
export const inquiryTypes = [
  'general',
  'competition',
  'partnership',
  'media',
  'community',
  'heritage',
] as const satisfies (keyof Texts['types'])[];

/** The values of the contact page’s form. */
export interface ContactValues {
  name: string;
  email: string;
  type: string;
  subject: string;
  message: string;
}

/** The values prefilled by a link, in the reader’s language: ?type=partnership, ?type=community&community=Giriloyo. */
export function contactPrefill(parameters: URLSearchParams, texts: Texts): Partial<ContactValues> {
  const type = inquiryTypes.find((known) => known === parameters.get('type'));
  if (!type) return {};
  const community = (parameters.get('community') ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 120);
  if (type === 'community' && community) {
    const message = `${texts.communityMessage(community)}\n\n`;
    return { type, subject: texts.communitySubject(community), message };
  }
  if (type === 'partnership')
    return { type, subject: texts.partnershipSubject, message: `${texts.partnershipMessage}\n\n` };
  return { type };
}
