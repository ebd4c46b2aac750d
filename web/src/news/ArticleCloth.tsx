import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ArticleCloth_article$key } from '../__generated__/ArticleCloth_article.graphql.ts';
import * as styles from './ArticleCloth.css.ts';
import { useNewsCloth } from './useNewsCloth.ts';

interface Props {
  article: ArticleCloth_article$key;
}

/** An article’s cloth, along its text or above it, and on its edge a line as long as what has been read. */
export function ArticleCloth({ article }: Props) {
  const cloth = useNewsCloth(
    useFragment(
      graphql`
        fragment ArticleCloth_article on NewsArticle {
          ...useNewsCloth_article
        }
      `,
      article,
    ),
  );
  return (
    <>
      <picture className={styles.cloth}>
        <source media="(min-width: 48em)" srcSet={cloth(280, 900)} />
        <img src={cloth(720, 96)} alt="" width={720} height={96} decoding="async" className={styles.image} />
      </picture>
      <div className={styles.line} />
    </>
  );
}
