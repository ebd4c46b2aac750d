import { Link } from 'react-router-dom';
import { useTexts } from '../language/LanguageProvider.tsx';
import { newsTexts } from '../news/newsTexts.ts';
import { BriefText } from '../ui/BriefText.tsx';
import { cardLinkStyle } from '../ui/Card.tsx';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { readMore } from './HomeNews.css.ts';

interface Props {
  id: number;
  title: string;
}

/** The link of a story, all of which it covers. */
export function StoryLink({ id, title }: Props) {
  const texts = useTexts(newsTexts);
  return (
    <Link to={`/news/${id}`} className={`${cardLinkStyle} ${readMore}`}>
      <BriefText brief={texts.readMore} full={texts.readMoreOf(title)} /> <ArrowRightIcon />
    </Link>
  );
}
