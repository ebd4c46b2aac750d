import { prisma } from '../database/client.ts';
import { readRule } from './permission.ts';

/** Somebody of the team, as the others see them. */
export interface Person {
  /** The number of their account; null once it is removed, and for “npm run account”. */
  id: number | null;
  email: string;
  /** Their name, also once the account is removed; the address until it is entered. */
  name: string;
}

const personOf = ({ id, email, name }: { id: number; email: string; name: string }): Person => ({
  id,
  email,
  name: name || email,
});

const columns = { id: true, email: true, name: true };

/**
 * The people with these addresses, in two statements at most; addresses that never had an account with a name are names
 * of their own.
 */
export async function readPeople(emails: readonly string[]): Promise<Map<string, Person>> {
  const people = new Map(emails.map((email): [string, Person] => [email, { id: null, email, name: email }]));
  const havingAddress = (addresses: Iterable<string>) => ({ where: { email: { in: [...addresses] } } });
  const accounts = await prisma.adminUser.findMany({ ...havingAddress(people.keys()), select: columns });
  for (const account of accounts) people.set(account.email, personOf(account));
  const removed = [...people.values()].filter(({ id }) => id === null).map(({ email }) => email);
  if (removed.length === 0) return people;
  const former = await prisma.formerPerson.findMany(havingAddress(removed));
  for (const { email, name } of former) people.set(email, { id: null, email, name });
  return people;
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
