import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { ComingNews_query$key } from '../../__generated__/ComingNews_query.graphql.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { zonedMoment } from '../../language/zonedMoment.ts';
import { scheduledArticle } from '../../news/admin/scheduledArticle.ts';
import { eventsOf } from '../../news/admin/scheduleMonth.ts';
import { useNow } from '../../news/admin/useNow.ts';
import { day } from '../../shared/jakarta.ts';
import { pick } from '../../shared/language.ts';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import * as styles from './OverviewPage.css.ts';
import { overviewTexts } from './overviewTexts.ts';

/** How far ahead it looks, in days: the period that the server chooses without one. */
const days = 14;

/** The articles that go out or are taken down within the next 14 days. */
export function ComingNews({ query }: { query: ComingNews_query$key }) {
  const texts = useTexts(overviewTexts);
  const { language } = useLanguage();
  const { newsSchedule } = useFragment(
    graphql`
      fragment ComingNews_query on Query {
        newsSchedule(first: 20) @required(action: THROW) {
          ...scheduledArticle_article
        }
      }
    `,
    query,
  );
  const now = useNow();
  const period = { from: new Date(now).toISOString(), until: new Date(now + days * day).toISOString() };
  const events = eventsOf(newsSchedule.map(scheduledArticle), period);
  return (
    <section aria-labelledby="coming-news" className={styles.calm}>
      <div className={styles.panelHead}>
        <h2 id="coming-news" className={styles.panelTitle}>
          {texts.coming}
        </h2>
      </div>
      {events.length === 0 && <p className={styles.note}>{texts.nothingComing}</p>}
      <ul>
        {events.map(({ kind, at, article }) => (
          <li key={`${kind} ${article.databaseId}`} className={styles.entry}>
            <Link to={`/admin/news/${article.databaseId}`} className={styles.entryLink}>
              <span className={styles.entryTexts}>
                <span className={styles.entryName}>{pick(language, article.titleEn, article.titleId)}</span>
                <span className={styles.entryText}>
                  {texts.comingKinds[kind]}
                  {article.isDraft && ` · ${texts.comingDraft}`}
                </span>
              </span>
              <time dateTime={at} className={styles.entryAside}>
                {zonedMoment(language, at)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/admin/schedule" className={styles.more}>
        {texts.schedule} <ArrowRightIcon />
      </Link>
    </section>
  );
}
