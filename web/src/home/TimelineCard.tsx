import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TimelineCard_item$key } from '../__generated__/TimelineCard_item.graphql.ts';
import { pick } from '../language/language.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { withSize } from '../ui/placeholder.ts';
import * as styles from './HomeTimeline.css.ts';

interface Props {
  item: TimelineCard_item$key;
}

export function TimelineCard({ item: key }: Props) {
  const { language } = useLanguage();
  const item = useFragment(
    graphql`
      fragment TimelineCard_item on TimelineItem {
        imageUrl
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
      <img
        src={withSize(item.imageUrl, 960, 384)}
        alt=""
        width={960}
        height={384}
        loading="lazy"
        decoding="async"
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
