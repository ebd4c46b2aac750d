import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { SubscriberRows_query$key } from '../../__generated__/SubscriberRows_query.graphql.ts';
import type { SubscriberRowsPaginationQuery } from '../../__generated__/SubscriberRowsPaginationQuery.graphql.ts';
import { Rows } from '../../admin/list/Rows.tsx';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { newsletterAdminTexts } from './newsletterAdminTexts.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SubscriberRow } from './SubscriberRow.tsx';
import * as styles from './SubscriberRow.css.ts';
import { useMore } from '../../relay/useMore.ts';

interface Props {
  query: SubscriberRows_query$key;
}

const pageSize = 50;

/** The number of subscribers, and the subscribers as dense rows, newest first. */
export function SubscriberRows({ query }: Props) {
  const texts = useTexts(newsletterAdminTexts);
  const number = numberFormat(useLanguage().language);
  const { data, ...paging } = usePaginationFragment<SubscriberRowsPaginationQuery, SubscriberRows_query$key>(
    graphql`
      fragment SubscriberRows_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "SubscriberRowsPaginationQuery") {
        newsletterSubscriberCount
        newsletterSubscribers(first: $count, after: $cursor)
          @connection(key: "SubscriberRows_newsletterSubscribers")
          @required(action: THROW) {
          __id
          edges {
            node {
              id
              ...SubscriberRow_subscriber
            }
          }
        }
      }
    `,
    query,
  );
  const more = useMore(paging, pageSize, 'subscribers', data.newsletterSubscribers.edges.length);
  const { __id: connectionId, edges } = data.newsletterSubscribers;
  return (
    <>
      {edges.length > 0 && data.newsletterSubscriberCount != null && (
        <p className={styles.total}>{texts.total(number.format(data.newsletterSubscriberCount))}</p>
      )}
      <Rows
        label={texts.list}
        rows={edges.map(({ node }) => ({
          key: node.id,
          row: <SubscriberRow subscriber={node} connectionId={connectionId} />,
        }))}
        more={more}
        empty={
          <EmptyState
            title={texts.empty}
            text={texts.emptyText}
            action={
              <a href="/news" className={buttonStyle({ variant: 'secondary' })}>
                {texts.showBox}
              </a>
            }
          />
        }
      />
    </>
  );
}
