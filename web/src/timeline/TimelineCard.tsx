import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TimelineCard_item$key } from '../__generated__/TimelineCard_item.graphql.ts';
import { PictureAt } from '../images/PictureAt.tsx';
import { pick } from '../shared/language.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import type { PicturePlace } from '../ui/picturePlace.ts';
import { withSize } from '../ui/placeholder.ts';
import * as styles from './TimelineSection.css.ts';

interface Props {
  item: TimelineCard_item$key;
}

const place: readonly PicturePlace[] = [
  { from: 'md', width: 'calc(min(46vw, 45rem) - 2.4rem)', ratio: 5 / 2 },
  { width: 'calc(92vw - 3.1rem)', ratio: 5 / 2 },
];

export function TimelineCard({ item: key }: Props) {
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
  return (
    <article className={styles.card}>
      <PictureAt
        url={withSize(item.imageUrl, 960, 384)}
        picture={item.image}
        width={960}
        height={384}
        place={place}
        className={styles.picture}
      />
      <div className={styles.texts}>
        <p className={styles.year}>{pick(language, item.yearEn, item.yearId)}</p>
        <h3 className={type.title}>{pick(language, item.titleEn, item.titleId)}</h3>
        <p className={styles.description}>{pick(language, item.descriptionEn, item.descriptionId)}</p>
      </div>
    </article>
  );
}
