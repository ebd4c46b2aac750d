import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { heritageFallbacks } from '../shared/content/keys/heritage.ts';
import { useContent } from '../content/useContent.ts';
import { heritageTexts } from './heritageTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import * as styles from './Milestones.css.ts';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/** Up to four dates on one line, each with an event and its meaning. One without a title is omitted, and the section if none is left. */
export function Milestones({ entries }: Props) {
  const texts = useTexts(heritageTexts);
  const content = useContent(entries, heritageFallbacks);
  const milestones = ([1, 2, 3, 4] as const)
    .map((number) => ({
      number,
      year: content(`heritage.milestone.${number}.year`),
      title: content(`heritage.milestone.${number}.title`).trim(),
      text: content(`heritage.milestone.${number}.text`),
    }))
    .filter(({ title }) => title);
  if (milestones.length === 0) return null;
  return (
    <section id="milestones" aria-labelledby="milestones-heading" className={styles.milestones}>
      <Container width="wide">
        <header className={styles.heading}>
          <h2 id="milestones-heading" className={type.headline}>
            {texts.milestones}
          </h2>
          <p className={type.lead}>{texts.milestonesLead}</p>
        </header>
        <ol className={styles.line}>
          {milestones.map(({ number, year, title, text }) => (
            <li key={number}>
              <article className={styles.milestone}>
                <p className={styles.year}>{year}</p>
                <h3 className={type.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </article>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
