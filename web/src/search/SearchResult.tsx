import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { SearchResult_result$key } from '../__generated__/SearchResult_result.graphql.ts';
import { cardLinkStyle } from '../ui/Card.tsx';
import { Pebble } from '../ui/Pebble.tsx';
import { MarkedText } from './MarkedText.tsx';
import * as styles from './SearchGroup.css.ts';

interface Props {
  result: SearchResult_result$key;
}

/** A link to what was found, with the place of the match; an article’s pebble is of its cloth. */
export function SearchResult({ result: key }: Props) {
  const { path, title, excerpt } = useFragment(
    graphql`
      fragment SearchResult_result on SearchResult {
        path
        title {
          ...MarkedText_parts
        }
        excerpt {
          ...MarkedText_parts
        }
      }
    `,
    key,
  );
  return (
    <li className={styles.result}>
      <Pebble seed={path.replaceAll(/\W+/g, '-').slice(1)} />
      <div>
        <h3 className={styles.title}>
          <Link to={path} className={cardLinkStyle}>
            <MarkedText parts={title} />
          </Link>
        </h3>
        {excerpt.length > 0 && (
          <p className={styles.excerpt}>
            <MarkedText parts={excerpt} />
          </p>
        )}
      </div>
    </li>
  );
}
