import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { NewsLead_article$key } from '../__generated__/NewsLead_article.graphql.ts';
import { pick } from '../shared/language.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { newsTexts } from './newsTexts.ts';
import * as type from '../theme/typography.css.ts';
import { cardLinkStyle } from '../ui/Card.tsx';
import { BriefText } from '../ui/BriefText.tsx';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import { NewsDate } from './NewsDate.tsx';
import * as styles from './NewsLead.css.ts';
import { NewsPicture } from './NewsPicture.tsx';

interface Props {
  article: NewsLead_article$key;
}

/** The featured story, above the grid. */
export function NewsLead({ article: key }: Props) {
  const texts = useTexts(newsTexts);
  const { language } = useLanguage();
  const article = useFragment(
    graphql`
      fragment NewsLead_article on NewsArticle {
        databaseId
        titleEn
        titleId
        excerptEn
        excerptId
        category
        publishedAt
        ...NewsPicture_article
      }
    `,
    key,
  );
  const title = pick(language, article.titleEn, article.titleId);
  return (
    <section aria-label={texts.featuredStory}>
      <article className={styles.lead}>
        <div className={styles.picture}>
          <NewsPicture article={article} at="lead" first />
        </div>
        <div className={styles.texts}>
          <p className={type.eyebrow}>{texts.featuredStory}</p>
          <h2 className={type.headline}>{title}</h2>
          <p className={styles.labels}>
            <CategoryBadge category={article.category} />
            <span className={type.caption}>
              <NewsDate date={article.publishedAt} />
            </span>
          </p>
          <p className={type.lead}>{pick(language, article.excerptEn, article.excerptId)}</p>
          <Link to={`/news/${article.databaseId}`} className={`${cardLinkStyle} ${styles.readMore}`}>
            <BriefText brief={texts.readMore} full={texts.readMoreOf(title)} /> <ArrowRightIcon />
          </Link>
        </div>
      </article>
    </section>
  );
}
