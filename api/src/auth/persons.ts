import { prisma, type Transaction } from '../database/client.ts';
import { addressIn } from './formerPeople.ts';
import { readRule } from './permission.ts';

/** Somebody of the team, as the others see them. */
export interface Person {
  /** The number of their account; null once it is removed, and for “npm run account”. */
  id: number | null;
  /** Their name, also once the account is removed; the address until it is entered. */
  name: string;
}

const personOf = ({ id, email, name }: { id: number; email: string; name: string }): Person => ({
  id,
  name: name || email,
});

const columns = { id: true, email: true, name: true };

/**
 * The people with these signatures, in two statements at most: the addresses of accounts, or what stands for them once
 * they are removed. Any other is a name of its own.
 */
export async function readPeople(
  signatures: readonly string[],
  client: Transaction = prisma,
): Promise<Map<string, Person>> {
  const accounts = await client.adminUser.findMany({
    where: { email: { in: [...signatures] } },
    select: columns,
  });
  const people = new Map(accounts.map((account): [string, Person] => [account.email, personOf(account)]));
  const others = signatures.filter((signature) => !people.has(signature));
  if (others.length === 0) return people;
  const former = await client.formerPerson.findMany({ where: { signature: { in: others } } });
  const names = new Map(former.map(({ signature, name }) => [signature, name]));
  for (const signature of others)
    people.set(signature, { id: null, name: names.get(signature) ?? addressIn(signature) });
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
