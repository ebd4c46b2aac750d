import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Overloads_query$key } from '../../__generated__/Overloads_query.graphql.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { overviewTexts } from './overviewTexts.ts';
import * as styles from './OverviewPage.css.ts';

interface Props {
  query: Overloads_query$key;
}

/** The limits that were exceeded in the last day; renders nothing if there were none. */
export function Overloads({ query }: Props) {
  const texts = useTexts(overviewTexts);
  const number = numberFormat(useLanguage().language);
  const { overloads, contactMessages } = useFragment(
    graphql`
      fragment Overloads_query on Query {
        overloads @required(action: THROW) {
          call
          count
        }
        # The same arguments as in WaitingMessages.
        contactMessages(first: 3, handled: false) {
          edges {
            node {
              nextMailAt
            }
          }
        }
      }
    `,
    query,
  );
  if (overloads.length === 0) return null;
  const isMailWaiting = contactMessages?.edges.some(({ node }) => node.nextMailAt) ?? false;
  return (
    <section aria-labelledby="overloads" className={styles.panel}>
      <h3 id="overloads" className={styles.panelTitle}>
        {texts.overload}
      </h3>
      <p className={styles.note}>{texts.overloadText}</p>
      {isMailWaiting && <p className={styles.note}>{texts.overloadMailText}</p>}
      <ul>
        {overloads.map(({ call, count }) => (
          <li key={call} className={styles.entryLink}>
            <span className={styles.entryName}>{texts.overloadOf[call]}</span>
            <span className={styles.entryAside}>{number.format(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
