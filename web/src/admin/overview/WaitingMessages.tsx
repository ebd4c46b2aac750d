import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { WaitingMessages_query$key } from '../../__generated__/WaitingMessages_query.graphql.ts';
import { localDate } from '../../language/localMoment.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { overviewTexts } from './overviewTexts.ts';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './OverviewPage.css.ts';

interface Props {
  query: WaitingMessages_query$key;
}

/** The number of messages that nobody has handled, and the newest three of them. */
export function WaitingMessages({ query }: Props) {
  const texts = useTexts(overviewTexts);
  const { language } = useLanguage();
  const { databaseStatistics, contactMessages } = useFragment(
    graphql`
      fragment WaitingMessages_query on Query {
        databaseStatistics @required(action: THROW) {
          unhandledMessages
        }
        contactMessages(first: 3, handled: false) @required(action: THROW) {
          edges {
            node {
              id
              databaseId
              name
              subject
              message
              language
              createdAt
            }
          }
        }
      }
    `,
    query,
  );
  const count = databaseStatistics.unhandledMessages ?? 0;
  return (
    <section aria-labelledby="waiting-messages" className={count > 0 ? styles.panel : styles.calm}>
      <div className={styles.panelHead}>
        <h3 id="waiting-messages" className={styles.panelTitle}>
          {texts.messages}
        </h3>
        {count > 0 && (
          <Link to="/admin/messages?state=unhandled" className={styles.count}>
            <VisuallyHidden>{texts.messages}: </VisuallyHidden>
            {numberFormat(language).format(count)}
          </Link>
        )}
      </div>
      {count === 0 && <p className={styles.note}>{texts.noMessages}</p>}
      <ul>
        {contactMessages.edges.map(({ node }) => (
          <li key={node.id} className={styles.entry}>
            <Link to={`/admin/messages/${node.databaseId}`} className={styles.entryLink}>
              <span className={styles.entryTexts}>
                <span className={styles.entryName}>{node.name}</span>
                <span lang={node.language} className={styles.entryText}>
                  {node.subject || node.message}
                </span>
              </span>
              <time dateTime={node.createdAt} className={styles.entryAside}>
                {localDate(language, node.createdAt)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/admin/messages" className={styles.more}>
        {texts.allMessages} <ArrowRightIcon />
      </Link>
    </section>
  );
}
