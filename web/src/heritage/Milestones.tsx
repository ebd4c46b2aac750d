import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { heritageFallbacks } from '../shared/content/keys/heritage.ts';
import { useContent } from '../content/useContent.ts';
import { heritageTexts } from './heritageTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { Section } from '../ui/Section.tsx';
import * as styles from './Milestones.css.ts';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/** Four cards: a date, an event and its meaning. */
export function Milestones({ entries }: Props) {
  const texts = useTexts(heritageTexts);
  const content = useContent(entries, heritageFallbacks);
  return (
    <Section id="milestones" title={texts.milestones} lead={texts.milestonesLead}>
      <ul className={styles.grid}>
        {([1, 2, 3, 4] as const).map((number) => (
          <li key={number}>
            <article className={styles.milestone}>
              <p className={`${type.heading} ${styles.year}`}>
                {content(`heritage.milestone.${number}.year`)}
              </p>
              <h3 className={type.title}>{content(`heritage.milestone.${number}.title`)}</h3>
              <p className={styles.text}>{content(`heritage.milestone.${number}.text`)}</p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
