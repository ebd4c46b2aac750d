import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { WorkingCopies_query$key } from '../../__generated__/WorkingCopies_query.graphql.ts';
import { historyTexts } from '../../history/historyTexts.ts';
import { localDate } from '../../language/localMoment.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { pick } from '../../shared/language.ts';
import { formAddress } from '../parts/sectionPaths.ts';
import { overviewTexts } from './overviewTexts.ts';
import * as styles from './OverviewPage.css.ts';

interface Props {
  query: WorkingCopies_query$key;
}

/** What was typed and not published, the last first; nothing if there is none. */
export function WorkingCopies({ query }: Props) {
  const texts = useTexts(overviewTexts);
  const { entity: kinds } = useTexts(historyTexts);
  const { language } = useLanguage();
  const { workingCopies } = useFragment(
    graphql`
      fragment WorkingCopies_query on Query {
        workingCopies(first: 10) @required(action: THROW) {
          edges {
            node {
              id
              entity
              itemId
              newKey
              titleEn
              titleId
              keptByPerson {
                name
              }
              keptAt
            }
          }
        }
      }
    `,
    query,
  );
  const copies = workingCopies.edges.map(({ node }) => node);
  if (copies.length === 0) return null;
  return (
    <section aria-labelledby="working-copies" className={styles.panel}>
      <h3 id="working-copies" className={styles.panelTitle}>
        {texts.workingCopies}
      </h3>
      <ul>
        {copies.map(({ id, entity, itemId, newKey, titleEn, titleId, keptByPerson, keptAt }) => (
          <li key={id} className={styles.entry}>
            <Link to={formAddress(entity, itemId, newKey)} className={styles.entryLink}>
              <span className={styles.entryTexts}>
                <span className={styles.entryName}>
                  {pick(language, titleEn, titleId) || titleEn || titleId || texts.untitled}
                </span>
                <span className={styles.entryText}>
                  {itemId === null ? texts.newItem(kinds[entity]) : kinds[entity]} · {keptByPerson?.name}
                </span>
              </span>
              <time dateTime={keptAt} className={styles.entryAside}>
                {localDate(language, keptAt)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
