import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { LatestActivity_query$key } from '../../__generated__/LatestActivity_query.graphql.ts';
import { historyTexts } from '../../history/historyTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { ChangeEntry } from '../../history/ChangeEntry.tsx';
import { FieldNames } from '../changes/FieldNames.tsx';
import * as rows from '../../ui/rows.css.ts';
import * as styles from './OverviewPage.css.ts';

interface Props {
  query: LatestActivity_query$key;
}

/** The latest changes by editors. */
export function LatestActivity({ query }: Props) {
  const texts = useTexts(historyTexts);
  const { changes } = useFragment(
    graphql`
      fragment LatestActivity_query on Query {
        changes(first: 5) @required(action: THROW) {
          edges {
            node {
              id
              ...ChangeEntry_change
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <section aria-labelledby="latest" className={styles.part}>
      <h2 id="latest" className={styles.heading}>
        {texts.latest}
      </h2>
      {changes.edges.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <>
          <FieldNames>
            <ul className={rows.rows}>
              {changes.edges.map(({ node }) => (
                <li key={node.id} className={rows.item}>
                  <ChangeEntry change={node} />
                </li>
              ))}
            </ul>
          </FieldNames>
          <p>
            <Link to="/admin/history">{texts.all}</Link>
          </p>
        </>
      )}
    </section>
  );
}
