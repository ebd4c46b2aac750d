/** The most characters of a community’s contact details: of each, and of a note or all of them as JSON. */
export const contactLimits = { phone: 100, email: 254, website: 2_000, stored: 2_000 } as const;
