/** The legal texts; the name of each is also its address. */
export const legalDocuments = ['privacy', 'terms', 'accessibility'] as const;
export type LegalDocument = (typeof legalDocuments)[number];
