import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { SearchResult_result$key } from '../__generated__/SearchResult_result.graphql.ts';
import { PictureAt } from '../images/PictureAt.tsx';
import { patternCloth } from '../patterns/patternCloth.ts';
import { cardLinkStyle } from '../ui/Card.tsx';
import { pebble } from '../ui/Pebble.css.ts';
import type { PicturePlace } from '../ui/picturePlace.ts';
import { isPicture } from '../ui/placeholder.ts';
import { MarkedText } from './MarkedText.tsx';
import * as styles from './SearchGroup.css.ts';

interface Props {
  result: SearchResult_result$key;
}

const size = { width: 256, height: 224 };

const place: readonly PicturePlace[] = [{ width: '3.5rem', ratio: 8 / 7 }];

/** A link to what was found, with the place of the match, and the picture or the cloth of its page. */
export function SearchResult({ result: key }: Props) {
  const { kind, path, title, imageUrl, image, excerpt } = useFragment(
    graphql`
      fragment SearchResult_result on SearchResult {
        kind
        path
        title {
          text
          ...MarkedText_parts
        }
        imageUrl
        image {
          ...PictureAt_picture
        }
        excerpt {
          ...MarkedText_parts
        }
      }
    `,
    key,
  );
  const name = title.map(({ text }) => text).join('');
  // Partners of a tier share their path.
  const seed = encodeURIComponent(kind === 'partner' ? name : path.replaceAll(/\W+/g, '-').slice(1));
  const names = kind === 'pattern' ? [name] : [];
  const isLogo = kind === 'partner' && isPicture(imageUrl);
  return (
    <li className={styles.result}>
      <PictureAt
        {...size}
        url={patternCloth(imageUrl ?? `/api/placeholder/1/1?seed=${seed}`, names, size)}
        picture={image}
        place={place}
        fit={isLogo ? 'contain' : 'cover'}
        className={isLogo ? styles.logo : pebble}
      />
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
