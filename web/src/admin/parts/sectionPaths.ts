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
