import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { Sessions_query$key } from '../../__generated__/Sessions_query.graphql.ts';
import type { SessionsPaginationQuery } from '../../__generated__/SessionsPaginationQuery.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { settingsTexts } from './settingsTexts.ts';
import { Rows } from '../list/Rows.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useMore } from '../../relay/useMore.ts';

interface Props {
  query: Sessions_query$key;
}

const pageSize = 10;

/** The admin’s signed-in devices. */
export function Sessions({ query }: Props) {
  const texts = useTexts(settingsTexts);
  const { data, ...paging } = usePaginationFragment<SessionsPaginationQuery, Sessions_query$key>(
    graphql`
      fragment Sessions_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @refetchable(queryName: "SessionsPaginationQuery") {
        viewer {
          sessions(first: $count, after: $cursor)
            @connection(key: "Sessions_sessions")
            @required(action: THROW) {
            __id
            edges {
              node {
                id
                ...SessionRow_session
              }
            }
          }
        }
      }
    `,
    query,
  );
  const more = useMore(paging, pageSize);
  // Not signed in: the dashboard redirects to the sign-in page.
  if (!data.viewer) return null;
  const { sessions } = data.viewer;
  return (
    <Rows
      label={texts.sessions}
      rows={sessions.edges.map(({ node }) => ({
        key: node.id,
        row: <SessionRow session={node} sessionsId={sessions.__id} />,
      }))}
      more={more}
      empty={null}
    />
  );
}
