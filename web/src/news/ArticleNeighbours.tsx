import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ArticleNeighbours_article$key } from '../__generated__/ArticleNeighbours_article.graphql.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { pick } from '../shared/language.ts';
import { Neighbours } from '../ui/Neighbours.tsx';
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
  const titled = (to: typeof next) =>
    to && { address: `/news/${to.databaseId}`, title: pick(language, to.titleEn, to.titleId) };
  return (
    <Neighbours
      label={texts.neighbours}
      previous={{ label: texts.previous, to: titled(previous) }}
      next={{ label: texts.next, to: titled(next) }}
    />
  );
}
