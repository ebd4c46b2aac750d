import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { SearchResult_result$key } from '../__generated__/SearchResult_result.graphql.ts';
import * as type from '../theme/typography.css.ts';
import { MarkedText } from './MarkedText.tsx';
import * as styles from './SearchResults.css.ts';

interface Props {
  result: SearchResult_result$key;
}

/** A link to what was found, with the place of the match. */
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
      <h3 className={type.title}>
        <Link to={path} className={styles.link}>
          <MarkedText parts={title} />
        </Link>
      </h3>
      {excerpt.length > 0 && (
        <p className={styles.excerpt}>
          <MarkedText parts={excerpt} />
        </p>
      )}
    </li>
  );
}
