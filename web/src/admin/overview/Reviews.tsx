import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { Reviews_query$key } from '../../__generated__/Reviews_query.graphql.ts';
import type { Reviews_review$key } from '../../__generated__/Reviews_review.graphql.ts';
import { historyTexts } from '../../history/historyTexts.ts';
import { localDate } from '../../language/localMoment.ts';
import { ItemTitle } from '../parts/ItemTitle.tsx';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { numberFormat } from '../../shared/language.ts';
import { formAddress } from '../parts/sectionPaths.ts';
import { overviewTexts } from './overviewTexts.ts';
import * as styles from './OverviewPage.css.ts';

/** The reviews that the reader can answer, and those that they have asked for; nothing if there are none. */
export function Reviews({ query }: { query: Reviews_query$key }) {
  const texts = useTexts(overviewTexts);
  const { askedReviews, ownReviews, databaseStatistics } = useFragment(
    graphql`
      fragment Reviews_query on Query {
        databaseStatistics @required(action: THROW) {
          reviewsToAnswer
        }
        askedReviews: reviews(first: 20, shown: OF_ME) @required(action: THROW) {
          edges {
            node {
              id
              ...Reviews_review
            }
          }
        }
        ownReviews: reviews(first: 20, shown: BY_ME) @required(action: THROW) {
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
  return (
    <>
      <Panel
        id="asked-reviews"
        title={texts.askedReviews}
        count={databaseStatistics.reviewsToAnswer}
        reviews={askedReviews.edges.map(({ node }) => node)}
      />
      <Panel id="own-reviews" title={texts.ownReviews} reviews={ownReviews.edges.map(({ node }) => node)} />
    </>
  );
}

interface PanelProps {
  id: string;
  title: string;
  /** How many there are, if not all of them are listed. */
  count?: number;
  reviews: readonly ({ readonly id: string } & Reviews_review$key)[];
}

function Panel({ id, title, reviews, count = reviews.length }: PanelProps) {
  const number = numberFormat(useLanguage().language);
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={styles.panelHead}>
        <h3 id={id} className={styles.panelTitle}>
          {title}
        </h3>
        <p className={styles.count}>{number.format(count)}</p>
      </div>
      <ul>
        {reviews.map((review) => (
          <li key={review.id} className={styles.entry}>
            <Review review={review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A review: its item, who asked or answered, and what they wrote; it leads to the form. */
function Review({ review: key }: { review: Reviews_review$key }) {
  const texts = useTexts(overviewTexts);
  const { entity: kinds } = useTexts(historyTexts);
  const { language } = useLanguage();
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
  const asked = askedBy?.isViewer ? texts.waitsForEditor : texts.askedOf(askedBy?.name ?? '');
  const at = review.answeredAt ?? review.askedAt;
  return (
    <Link to={formAddress(entity, itemId, newKey)} className={styles.entryLink}>
      <span className={styles.entryTexts}>
        <span className={styles.entryName}>
          <ItemTitle titleEn={titleEn} titleId={titleId} />
        </span>
        <span className={styles.entryText}>
          {kind} · {answer ? texts.reviewAnswers[answer](answeredBy?.name ?? '') : asked}
        </span>
        <span className={styles.entryText}>{answer ? review.comment : review.sentence}</span>
      </span>
      <time dateTime={at} className={styles.entryAside}>
        {localDate(language, at)}
      </time>
    </Link>
  );
}
