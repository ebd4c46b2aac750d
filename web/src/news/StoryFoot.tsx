import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../language/LanguageProvider.tsx';
import { BriefText } from '../ui/BriefText.tsx';
import { cardLinkStyle } from '../ui/Card.tsx';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { NewsDate } from './NewsDate.tsx';
import { newsTexts } from './newsTexts.ts';
import * as styles from './Story.css.ts';
import type { StoryData } from './useStory.ts';

interface Props {
  story: StoryData;
  /** Before the date. */
  children?: ReactNode;
}

/** The date of a story and its link, which covers all of it. */
export function StoryFoot({ story, children }: Props) {
  const texts = useTexts(newsTexts);
  return (
    <p className={styles.foot}>
      {children}
      <NewsDate date={story.publishedAt} />
      <Link to={story.path} className={`${cardLinkStyle} ${styles.readMore}`}>
        <BriefText brief={texts.readMore} full={texts.readMoreOf(story.title)} /> <ArrowRightIcon />
      </Link>
    </p>
  );
}
