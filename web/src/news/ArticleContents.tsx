import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ArticleContents_headings$key } from '../__generated__/ArticleContents_headings.graphql.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import type { Language } from '../shared/language.ts';
import * as styles from './ArticleContents.css.ts';
import { newsTexts } from './newsTexts.ts';

interface Props {
  headings: ArticleContents_headings$key;
  /** Their language, if it is not the reader’s. */
  lang: Language | undefined;
}

/** The fewest headings for which an article has a table of contents (docs/product.md#news-pages). */
const fewest = 4;

/** The headings of an article, as links to them; nothing for a short one. */
export function ArticleContents({ headings: key, lang }: Props) {
  const texts = useTexts(newsTexts);
  const headings = useFragment(
    graphql`
      fragment ArticleContents_headings on Heading @relay(plural: true) {
        anchor
        level
        text
      }
    `,
    key,
  );
  if (headings.length < fewest) return null;
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <nav aria-labelledby="contents">
      <p id="contents" className={styles.heading}>
        {texts.contents}
      </p>
      <ol lang={lang} className={styles.list}>
        {headings.map(({ anchor, level, text }) => (
          <li key={anchor} className={level > top ? styles.lower : undefined}>
            {/* Not a Link, which would drop the language from the address. */}
            <a href={`#${anchor}`} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
