/** The legal texts, each at the address of its name. */
export const legalDocuments = ['privacy', 'terms', 'accessibility'] as const;
export type LegalDocument = (typeof legalDocuments)[number];
