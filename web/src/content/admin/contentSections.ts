/** The tabs of the home page's texts, and how their keys begin (docs/product.md#editing-content). */
export const contentSections = {
  hero: ['hero_'],
  about: ['about_'],
  vision: ['vision_', 'mission_', 'mbi2025_'],
} as const;

export type ContentSection = keyof typeof contentSections;

export const sectionNames = Object.keys(contentSections) as ContentSection[];

/** The tab that an address names; the first one otherwise. */
export function sectionIn(text: string | undefined): ContentSection {
  return sectionNames.find((name) => name === text) ?? 'hero';
}

export function isInSection(key: string, section: ContentSection): boolean {
  return contentSections[section].some((prefix) => key.startsWith(prefix));
}
