import { graphql, readInlineData, usePaginationFragment } from 'react-relay/hooks.js';
import type { Sessions_device$key } from '../../__generated__/Sessions_device.graphql.ts';
import type { Sessions_query$key } from '../../__generated__/Sessions_query.graphql.ts';
import type { SessionsPaginationQuery } from '../../__generated__/SessionsPaginationQuery.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { accountTexts } from './accountTexts.ts';
import { Rows } from '../list/Rows.tsx';
import { SessionGroup } from './SessionGroup.tsx';
import * as styles from './SessionGroup.css.ts';
import { SessionRow } from './SessionRow.tsx';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../parts/Question.tsx';
import { useRevokeOtherSessions } from './useRevokeOtherSessions.ts';
import { useMore } from '../../relay/useMore.ts';

interface Props {
  query: Sessions_query$key;
}

const pageSize = 10;

/** From so many sessions of one device, the list shows them as one row that opens. */
const many = 3;

/** What sessions that look the same have in common. */
function deviceOf(key: Sessions_device$key): string {
  const { browser, system, isCurrent } = readInlineData(
    graphql`
      fragment Sessions_device on Session @inline {
        browser
        system
        isCurrent
      }
    `,
    key,
  );
  return [isCurrent, browser, system].join(' ');
}

/** The admin’s signed-in devices. */
export function Sessions({ query }: Props) {
  const texts = useTexts(accountTexts);
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
                ...Sessions_device
                ...SessionRow_session
                ...SessionGroup_session
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { change, isChanging } = useRevokeOtherSessions();
  const more = useMore(paging, pageSize, 'sessions', data.viewer?.sessions.edges.length ?? 0);
  // Not signed in: the dashboard redirects to the sign-in page.
  if (!data.viewer) return null;
  const { sessions } = data.viewer;
  const rowOf = (node: (typeof sessions.edges)[number]['node']) => ({
    key: node.id,
    row: <SessionRow session={node} sessionsId={sessions.__id} />,
  });
  const devices = Map.groupBy(
    sessions.edges.map(({ node }) => node),
    deviceOf,
  );
  return (
    <>
      {sessions.edges.length > 1 && (
        <Question
          title={texts.signOutElsewhereTitle}
          description={texts.signOutElsewhereText}
          confirmLabel={isChanging ? texts.signingOut : texts.signOut}
          busy={isChanging}
          onConfirm={() => change({ connections: [sessions.__id] })}
        >
          {(ask) => (
            <div className={styles.elsewhere}>
              <Button variant="secondary" onClick={ask}>
                {texts.signOutElsewhere}
              </Button>
            </div>
          )}
        </Question>
      )}
      <Rows
        label={texts.sessions}
        rows={[...devices].flatMap(([device, nodes]) =>
          nodes.length < many
            ? nodes.map(rowOf)
            : {
                key: device,
                row: <SessionGroup latest={nodes[0]!} rows={nodes.map(rowOf)} />,
              },
        )}
        more={more}
        empty={null}
      />
    </>
  );
}
