import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ArchivedStory_article$key } from '../__generated__/ArchivedStory_article.graphql.ts';
import * as styles from './NewsArchive.css.ts';
import { StoryFoot } from './StoryFoot.tsx';
import { useStory } from './useStory.ts';

interface Props {
  article: ArchivedStory_article$key;
}

/** An article as a row of the archive. */
export function ArchivedStory({ article }: Props) {
  const story = useStory(
    useFragment(
      graphql`
        fragment ArchivedStory_article on NewsArticle {
          ...useStory_article
        }
      `,
      article,
    ),
  );
  return (
    <article data-card className={styles.story}>
      <h4 data-part="title" className={styles.title}>
        {story.title}
      </h4>
      <StoryFoot story={story}>
        <span>{story.category}</span>
      </StoryFoot>
    </article>
  );
}
