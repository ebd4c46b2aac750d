import { graphql, useFragment } from 'react-relay/hooks.js';
import type { LatestStory_article$key } from '../__generated__/LatestStory_article.graphql.ts';
import { NewsPicture } from '../news/NewsPicture.tsx';
import { StoryFoot } from '../news/StoryFoot.tsx';
import { useStory } from '../news/useStory.ts';
import * as type from '../theme/typography.css.ts';
import * as styles from './HomeNews.css.ts';

interface Props {
  article: LatestStory_article$key;
}

/** An article as text, with its picture as a pebble. */
export function LatestStory({ article: key }: Props) {
  const article = useFragment(
    graphql`
      fragment LatestStory_article on NewsArticle {
        ...useStory_article
        ...NewsPicture_article
      }
    `,
    key,
  );
  const story = useStory(article);
  return (
    <li className={styles.latestItem}>
      <article data-card className={styles.latestStory}>
        <div className={styles.latestTexts}>
          <p className={type.caption}>{story.category}</p>
          <h3 data-part="title" className={styles.latestTitle}>
            {story.title}
          </h3>
          <StoryFoot story={story} />
        </div>
        <NewsPicture article={article} at="pebble" />
      </article>
    </li>
  );
}
