import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks.js';
import type { Reviews_asked$key } from '../../__generated__/Reviews_asked.graphql.ts';
import type { Reviews_own$key } from '../../__generated__/Reviews_own.graphql.ts';
import type { Reviews_review$key } from '../../__generated__/Reviews_review.graphql.ts';
import type { ReviewsAskedQuery } from '../../__generated__/ReviewsAskedQuery.graphql.ts';
import type { ReviewsOwnQuery } from '../../__generated__/ReviewsOwnQuery.graphql.ts';
import { historyTexts } from '../../history/historyTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useMore } from '../../relay/useMore.ts';
import { formAddress, reviewAddress } from '../../shared/formAddress.ts';
import { sectionPaths } from '../parts/sectionPaths.ts';
import { Entry, EntryPanel } from './EntryPanel.tsx';
import { overviewTexts } from './overviewTexts.ts';

const pageSize = 20;

/** The reviews that the reader can answer. */
export function AskedReviews({ query }: { query: Reviews_asked$key }) {
  const texts = useTexts(overviewTexts);
  const { data, ...paging } = usePaginationFragment<ReviewsAskedQuery, Reviews_asked$key>(
    graphql`
      fragment Reviews_asked on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ReviewsAskedQuery") {
        databaseStatistics @required(action: THROW) {
          reviewsToAnswer
        }
        asked: reviews(first: $count, after: $cursor, shown: OF_ME)
          @connection(key: "Reviews_asked", filters: [])
          @required(action: THROW) {
          edges {
            node {
              id
              ...Reviews_review
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.asked;
  const more = useMore(paging, pageSize, 'askedReviews', edges.length);
  return (
    <EntryPanel
      id="asked-reviews"
      title={texts.askedReviews}
      count={data.databaseStatistics.reviewsToAnswer}
      more={more}
    >
      {edges.map(({ node }) => (
        <Review key={node.id} review={node} />
      ))}
    </EntryPanel>
  );
}

/** The reviews that the reader has asked for. */
export function OwnReviews({ query }: { query: Reviews_own$key }) {
  const texts = useTexts(overviewTexts);
  const { data, ...paging } = usePaginationFragment<ReviewsOwnQuery, Reviews_own$key>(
    graphql`
      fragment Reviews_own on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ReviewsOwnQuery") {
        own: reviews(first: $count, after: $cursor, shown: BY_ME)
          @connection(key: "Reviews_own", filters: [])
          @required(action: THROW) {
          edges {
            node {
              id
              ...Reviews_review
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.own;
  const more = useMore(paging, pageSize, 'ownReviews', edges.length);
  return (
    <EntryPanel id="own-reviews" title={texts.ownReviews} more={more}>
      {edges.map(({ node }) => (
        <Review key={node.id} review={node} />
      ))}
    </EntryPanel>
  );
}

/** A review: its item, who asked or answered, and what they wrote. */
function Review({ review: key }: { review: Reviews_review$key }) {
  const texts = useTexts(overviewTexts);
  const { entity: kinds } = useTexts(historyTexts);
  const review = useFragment(
    graphql`
      fragment Reviews_review on Review {
        entity
        itemId
        newKey
        titleEn
        titleId
        sentence
        askedBy {
          name
          isViewer
        }
        askedAt
        answer
        comment
        answeredBy {
          name
        }
        answeredAt
      }
    `,
    key,
  );
  const { entity, itemId, newKey, titleEn, titleId, askedBy, answer, answeredBy } = review;
  const kind = itemId === null ? texts.newItem(kinds[entity]) : kinds[entity];
  const isOwn = askedBy?.isViewer === true;
  const asked = isOwn ? texts.waitsForEditor : texts.askedOf(askedBy?.name ?? '');
  return (
    <Entry
      to={(isOwn ? formAddress : reviewAddress)(sectionPaths[entity], itemId, newKey)}
      titles={{ titleEn, titleId }}
      about={`${kind} · ${answer ? texts.reviewAnswers[answer](answeredBy?.name ?? '') : asked}`}
      sentence={answer ? review.comment : review.sentence}
      at={review.answeredAt ?? review.askedAt}
    />
  );
}
