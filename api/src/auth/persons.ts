import { prisma } from '../database/client.ts';
import { readRule } from './permission.ts';

/** Somebody of the team, as the others see them. */
export interface Person {
  /** The number of their account; null once it is removed, and for “npm run account”. */
  id: number | null;
  email: string;
  /** Their name; the address until it is entered. */
  name: string;
}

const personOf = ({ id, email, name }: { id: number; email: string; name: string }): Person => ({
  id,
  email,
  name: name || email,
});

const columns = { id: true, email: true, name: true };

/** The people with these addresses, in one statement; addresses without an account are names of their own. */
export async function readPeople(emails: readonly string[]): Promise<Map<string, Person>> {
  const accounts = await prisma.adminUser.findMany({
    where: { email: { in: [...new Set(emails)] } },
    select: columns,
  });
  const known = new Map(accounts.map((account) => [account.email, personOf(account)]));
  return new Map(emails.map((email) => [email, known.get(email) ?? { id: null, email, name: email }]));
}

/** How many people are listed at most. */
const teamLimit = 200;

/** Those who can sign in, by name. @throws UnauthenticatedError, ForbiddenError */
export const listTeam = readRule('reviews.read', async (): Promise<Person[]> => {
  const accounts = await prisma.adminUser.findMany({
    where: { disabledAt: null, invitedAt: null },
    orderBy: [{ name: 'asc' }, { email: 'asc' }],
    take: teamLimit,
    select: columns,
  });
  return accounts.map(personOf);
});
