/** The admin in every test’s database. */
export const editor = { email: 'editor@example.org', password: 'a password for tests' };
