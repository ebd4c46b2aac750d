import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TimelineCard_item$key } from '../__generated__/TimelineCard_item.graphql.ts';
import { PictureAt } from '../images/PictureAt.tsx';
import { pick } from '../shared/language.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { withSize } from '../ui/placeholder.ts';
import * as styles from './TimelineSection.css.ts';

interface Props {
  item: TimelineCard_item$key;
  /** Its height, by turns. */
  turn: keyof typeof styles.pictureHeights;
}

/** What fits on one line in the large size. */
const isLong = (year: string) => year.length > 6;

export function TimelineCard({ item: key, turn }: Props) {
  const { language } = useLanguage();
  const item = useFragment(
    graphql`
      fragment TimelineCard_item on TimelineItem {
        imageUrl
        image {
          ...PictureAt_picture
        }
        yearEn
        yearId
        titleEn
        titleId
        descriptionEn
        descriptionId
      }
    `,
    key,
  );
  const height = styles.pictureHeights[turn];
  // A photograph is upright, a cloth hangs as a strip.
  const width = item.image ? height * 0.8 : styles.stripWidth;
  const year = pick(language, item.yearEn, item.yearId);
  return (
    <article className={styles.card}>
      <div className={styles.hung}>
        <PictureAt
          url={withSize(item.imageUrl, width, height)}
          picture={item.image}
          width={width}
          height={height}
          place={[{ width: `${width / 16}rem`, ratio: width / height }]}
          className={item.image ? styles.photograph[turn] : styles.strip[turn]}
        />
      </div>
      <p className={isLong(year) ? styles.longYear : styles.year}>{year}</p>
      <h3 className={type.title}>{pick(language, item.titleEn, item.titleId)}</h3>
      <p className={styles.description}>{pick(language, item.descriptionEn, item.descriptionId)}</p>
    </article>
  );
}
