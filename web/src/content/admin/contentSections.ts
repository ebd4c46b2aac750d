/** The tabs of the home page’s texts, with the prefixes of their keys (docs/product.md#editing-content). */
export const contentSections = {
  hero: ['hero_'],
  about: ['about_'],
  vision: ['vision_', 'mission_', 'mbi2025_'],
} as const;

export type ContentSection = keyof typeof contentSections;

export const sectionNames = Object.keys(contentSections) as ContentSection[];

/** The tab named in an address; the first tab if the name is unknown. */
export function sectionIn(text: string | undefined): ContentSection {
  return sectionNames.find((name) => name === text) ?? 'hero';
}

export function isInSection(key: string, section: ContentSection): boolean {
  return contentSections[section].some((prefix) => key.startsWith(prefix));
}
