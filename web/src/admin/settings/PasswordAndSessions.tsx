import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { PasswordAndSessions_query$key } from '../../__generated__/PasswordAndSessions_query.graphql.ts';
import type { PasswordAndSessionsPaginationQuery } from '../../__generated__/PasswordAndSessionsPaginationQuery.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { settingsAdminTexts } from '../../language/settingsAdmin.ts';
import { Rows } from '../list/Rows.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { SessionRow } from './SessionRow.tsx';
import { Setting } from './Setting.tsx';

interface Props {
  query: PasswordAndSessions_query$key;
}

const pageSize = 10;

/** The password, and the sessions that it opened: a new one ends all others. */
export function PasswordAndSessions({ query }: Props) {
  const texts = useTexts(settingsAdminTexts);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PasswordAndSessionsPaginationQuery,
    PasswordAndSessions_query$key
  >(
    graphql`
      fragment PasswordAndSessions_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @refetchable(queryName: "PasswordAndSessionsPaginationQuery") {
        viewer {
          email
          sessions(first: $count, after: $cursor) @connection(key: "PasswordAndSessions_sessions") {
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
  // Nobody is signed in: the dashboard leads to the sign-in page.
  if (!data.viewer?.sessions) return null;
  const { email, sessions } = data.viewer;
  return (
    <>
      <Setting title={texts.password} lead={texts.passwordLead}>
        <ChangePasswordForm email={email} sessionsId={sessions.__id} />
      </Setting>
      <Setting title={texts.sessions} lead={texts.sessionsLead}>
        <Rows
          label={texts.sessions}
          rows={sessions.edges.map(({ node }) => ({
            key: node.id,
            row: <SessionRow session={node} sessionsId={sessions.__id} />,
          }))}
          more={hasNext ? { isLoading: isLoadingNext, onLoad: () => loadNext(pageSize) } : undefined}
          empty={null}
        />
      </Setting>
    </>
  );
}
