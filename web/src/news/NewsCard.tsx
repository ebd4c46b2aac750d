import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { NewsCard_article$key } from '../__generated__/NewsCard_article.graphql.ts';
import { pick } from '../shared/language.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { newsTexts } from './newsTexts.ts';
import * as type from '../theme/typography.css.ts';
import { Badge } from '../ui/Badge.tsx';
import { Card, cardLinkStyle } from '../ui/Card.tsx';
import { BriefText } from '../ui/BriefText.tsx';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import * as styles from './NewsCard.css.ts';
import { NewsDate } from './NewsDate.tsx';
import { NewsPicture } from './NewsPicture.tsx';

interface Props {
  article: NewsCard_article$key;
  /** Whether it is one of three in a row, which are narrower than a grid’s on medium screens. */
  inRow?: boolean;
}

/** An article in a grid; the whole card links to it. */
export function NewsCard({ article: key, inRow = false }: Props) {
  const texts = useTexts(newsTexts);
  const { language } = useLanguage();
  const article = useFragment(
    graphql`
      fragment NewsCard_article on NewsArticle {
        databaseId
        titleEn
        titleId
        excerptEn
        excerptId
        category
        published
        publishedAt
        ...NewsPicture_article
      }
    `,
    key,
  );
  const title = pick(language, article.titleEn, article.titleId);
  return (
    <Card padding="none" linked>
      <article className={styles.card}>
        <NewsPicture article={article} at={inRow ? 'rowCard' : 'card'} />
        <div className={styles.texts}>
          <p className={styles.labels}>
            <CategoryBadge category={article.category} />
            {!article.published && <Badge tone="gold">{texts.draft}</Badge>}
            <span className={type.caption}>
              <NewsDate date={article.publishedAt} />
            </span>
          </p>
          <h3 className={type.title}>{title}</h3>
          <p className={styles.excerpt}>{pick(language, article.excerptEn, article.excerptId)}</p>
          <Link to={`/news/${article.databaseId}`} className={`${cardLinkStyle} ${styles.readMore}`}>
            <BriefText brief={texts.readMore} full={texts.readMoreOf(title)} /> <ArrowRightIcon />
          </Link>
        </div>
      </article>
    </Card>
  );
}
