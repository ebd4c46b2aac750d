import { use } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { PersonName_person$key } from '../__generated__/PersonName_person.graphql.ts';
import { PersonLinks } from './personLinks.ts';

/** A person’s name, which leads to what they did if the reader may see that. */
export function PersonName({ person: key }: { person: PersonName_person$key | null | undefined }) {
  const person = useFragment(
    graphql`
      fragment PersonName_person on Person {
        name
        accountId
      }
    `,
    key,
  );
  const isLink = use(PersonLinks);
  if (!person) return null;
  const { name, accountId } = person;
  return isLink && accountId !== null ? <Link to={`/admin/people/${accountId}`}>{name}</Link> : name;
}
