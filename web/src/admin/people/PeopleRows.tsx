import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { PeopleRows_query$key } from '../../__generated__/PeopleRows_query.graphql.ts';
import type { PeopleRowsPaginationQuery } from '../../__generated__/PeopleRowsPaginationQuery.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useMore } from '../../relay/useMore.ts';
import { Rows } from '../list/Rows.tsx';
import { peopleTexts } from './peopleTexts.ts';
import { PersonRow } from './PersonRow.tsx';

interface Props {
  query: PeopleRows_query$key;
}

const pageSize = 50;

/** The accounts as dense rows, by address. */
export function PeopleRows({ query }: Props) {
  const texts = useTexts(peopleTexts);
  const { data, ...paging } = usePaginationFragment<PeopleRowsPaginationQuery, PeopleRows_query$key>(
    graphql`
      fragment PeopleRows_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "PeopleRowsPaginationQuery") {
        accounts(first: $count, after: $cursor)
          @connection(key: "PeopleRows_accounts")
          @required(action: THROW) {
          __id
          edges {
            node {
              id
              ...PersonRow_account
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges } = data.accounts;
  const more = useMore(paging, pageSize, 'accounts', edges.length);
  return (
    <Rows
      label={texts.list}
      rows={edges.map(({ node }) => ({
        key: node.id,
        row: <PersonRow account={node} connectionId={connectionId} />,
      }))}
      more={more}
      empty={null}
    />
  );
}
