import { isProvince, type ProvinceCode } from '../shared/provinces.ts';

/** The province whose communities a list shows: /communities?province=JT. Null for all, and for an unknown code. */
export function provinceIn(parameters: URLSearchParams): ProvinceCode | null {
  const code = parameters.get('province') ?? '';
  return isProvince(code) ? code : null;
}

/** The address of the contact page, prefilled for this community. The name is in the reader’s language. */
export function getInvolvedAddress(name: string): string {
  return `/contact?type=community&community=${encodeURIComponent(name)}`;
}

/** A website’s address, shortened for display. */
export function spoken(website: string): string {
  return website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
