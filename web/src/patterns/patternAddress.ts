/** The path of a pattern’s page. */
export const patternAddress = (databaseId: number) => `/heritage/${databaseId}`;
