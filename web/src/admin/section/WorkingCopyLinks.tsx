import { useRef } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { CopiedEntity } from '../../__generated__/copyDocumentsQuery.graphql.ts';
import type { WorkingCopyLinksPageQuery } from '../../__generated__/WorkingCopyLinksPageQuery.graphql.ts';
import type { WorkingCopyLinksQuery } from '../../__generated__/WorkingCopyLinksQuery.graphql.ts';
import type { WorkingCopyLinks_query$key } from '../../__generated__/WorkingCopyLinks_query.graphql.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { localDate } from '../../language/localMoment.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { useMore } from '../../relay/useMore.ts';
import { ItemTitle } from '../parts/ItemTitle.tsx';
import { formAddress } from '../../shared/formAddress.ts';
import { sectionPaths } from '../parts/sectionPaths.ts';
import * as styles from './ListPage.css.ts';

const pageSize = 20;

/** The working copies of a noun, each a link to its form. */
export function WorkingCopyLinks({ entity }: { entity: CopiedEntity }) {
  const texts = useTexts(formTexts);
  const { language } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const query = useLazyLoadQuery<WorkingCopyLinksQuery>(
    graphql`
      query WorkingCopyLinksQuery($entity: CopiedEntity!) {
        ...WorkingCopyLinks_query @arguments(entity: $entity)
      }
    `,
    { entity },
    { fetchPolicy: 'network-only' },
  );
  const { data, ...paging } = usePaginationFragment<WorkingCopyLinksPageQuery, WorkingCopyLinks_query$key>(
    graphql`
      fragment WorkingCopyLinks_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        entity: { type: "CopiedEntity!" }
      )
      @refetchable(queryName: "WorkingCopyLinksPageQuery") {
        workingCopies(first: $count, after: $cursor, entity: $entity)
          @connection(key: "WorkingCopyLinks_workingCopies")
          @required(action: THROW) {
          edges {
            node {
              id
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
  const copies = data.workingCopies.edges.map(({ node }) => node);
  const more = useMore(paging, pageSize, 'workingCopies', copies.length);
  return (
    <>
      <ul ref={list} className={styles.copies}>
        {copies.map(({ id, itemId, newKey, titleEn, titleId, keptByPerson, keptAt }) => (
          <li key={id} className={styles.copy}>
            <Link to={formAddress(sectionPaths[entity], itemId, newKey)}>
              <ItemTitle titleEn={titleEn} titleId={titleId} />
            </Link>
            <span className={styles.who}>
              {[itemId === null && texts.newItem, keptByPerson?.name, localDate(language, keptAt)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <LoadMore more={more} list={list} />
    </>
  );
}
