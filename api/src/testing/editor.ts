/** The admin whom every test finds in its database. */
export const editor = { email: 'editor@example.org', password: 'a password for tests' };
