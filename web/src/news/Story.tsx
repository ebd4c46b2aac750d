import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Story_article$key } from '../__generated__/Story_article.graphql.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { shownText } from '../shared/language.ts';
import { NewsPicture } from './NewsPicture.tsx';
import * as styles from './Story.css.ts';
import { StoryFoot } from './StoryFoot.tsx';
import { useStory } from './useStory.ts';

interface Props {
  article: Story_article$key;
  /** Eight columns, or beside four, six, twelve, as wide as the window, or without a picture. */
  look: keyof typeof styles.look;
  /** Whether its picture is the first of a page, which is fetched before the others. */
  first?: boolean;
}

/** An article in a list: all of it is a link. */
export function Story({ article: key, look, first = false }: Props) {
  const { language } = useLanguage();
  const article = useFragment(
    graphql`
      fragment Story_article on NewsArticle {
        excerptEn
        excerptId
        ...useStory_article
        ...NewsPicture_article
      }
    `,
    key,
  );
  const story = useStory(article);
  const excerpt = shownText(language, article.excerptEn, article.excerptId);
  return (
    <article data-card className={styles.look[look]}>
      {look !== 'text' && (
        <div data-part="picture" className={styles.picture}>
          <NewsPicture article={article} at={look} first={first} />
        </div>
      )}
      <div className={styles.words}>
        <h3 data-part="title" className={styles.title[look]}>
          {story.title}
        </h3>
        {excerpt.text && (
          <p lang={excerpt.lang} className={styles.excerpt}>
            {excerpt.text}
          </p>
        )}
        <StoryFoot story={story}>
          <span>{story.category}</span>
        </StoryFoot>
      </div>
    </article>
  );
}
