/** The tabs of the home page's texts, and with what their keys begin (specification section 2.10). */
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
