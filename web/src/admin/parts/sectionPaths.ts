/** The paths under /admin of the sections in which rows are edited, by their GraphQL types. */
export const sectionPaths = {
  BatikPattern: 'patterns',
  Community: 'communities',
  ContentEntry: 'content',
  GlossaryTerm: 'glossary',
  NewsArticle: 'news',
  Partner: 'partners',
  TimelineItem: 'timeline',
} as const;

/** The address of the form of an item; of its working copy, if the item is not stored yet. */
export const formAddress = (
  entity: keyof typeof sectionPaths,
  itemId: number | null | undefined,
  newKey: string | null | undefined,
): string => `/admin/${sectionPaths[entity]}/${itemId ?? `new?copy=${encodeURIComponent(newKey ?? '')}`}`;

/** The same for whoever is to review it: with the differences marked, if the item is stored. */
export const reviewAddress = (...place: Parameters<typeof formAddress>): string =>
  `${formAddress(...place)}${place[1] == null ? '' : '?view=compare'}`;
