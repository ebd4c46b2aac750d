import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { ArticleNeighbours_article$key } from '../__generated__/ArticleNeighbours_article.graphql.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { pick } from '../shared/language.ts';
import * as type from '../theme/typography.css.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icons.tsx';
import * as styles from './ArticleNeighbours.css.ts';
import { newsTexts } from './newsTexts.ts';

interface Props {
  article: ArticleNeighbours_article$key;
}

/** Links to the articles published before and after an article. */
export function ArticleNeighbours({ article }: Props) {
  const texts = useTexts(newsTexts);
  const { language } = useLanguage();
  const { previous, next } = useFragment(
    graphql`
      fragment ArticleNeighbours_article on NewsArticle {
        previous {
          databaseId
          titleEn
          titleId
        }
        next {
          databaseId
          titleEn
          titleId
        }
      }
    `,
    article,
  );
  if (!previous && !next) return null;
  return (
    <nav aria-label={texts.neighbours} className={styles.neighbours}>
      {previous && (
        <Link to={`/news/${previous.databaseId}`} rel="prev" className={styles.previous}>
          <span className={styles.direction}>
            <ArrowLeftIcon /> {texts.previous}
          </span>
          <span className={type.title}>{pick(language, previous.titleEn, previous.titleId)}</span>
        </Link>
      )}
      {next && (
        <Link to={`/news/${next.databaseId}`} rel="next" className={styles.next}>
          <span className={styles.direction}>
            {texts.next} <ArrowRightIcon />
          </span>
          <span className={type.title}>{pick(language, next.titleEn, next.titleId)}</span>
        </Link>
      )}
    </nav>
  );
}
