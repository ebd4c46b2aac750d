import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { stageFallbacks } from '../shared/content/keys/competitionStages.ts';
import { useContent } from '../content/useContent.ts';
import { competitionTexts } from './competitionTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { Badge } from '../ui/Badge.tsx';
import { Section } from '../ui/Section.tsx';
import * as styles from './Stages.css.ts';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/** Up to four stages; one without a title is omitted, and the section if none is left. */
export function Stages({ entries }: Props) {
  const texts = useTexts(competitionTexts);
  const content = useContent(entries, stageFallbacks);
  const stages = ([1, 2, 3, 4] as const)
    .map((number) => ({
      title: content(`competition.stage.${number}.title`).trim(),
      description: content(`competition.stage.${number}.description`),
      date: content(`competition.stage.${number}.date`).trim(),
    }))
    .filter(({ title }) => title);
  if (stages.length === 0) return null;
  return (
    <Section
      id="stages"
      eyebrow={texts.stages}
      title={content('competition.stages.title')}
      lead={content('competition.stages.description')}
    >
      <ol className={styles.grid}>
        {stages.map(({ title, description, date }, index) => (
          <li key={title}>
            <article className={styles.stage}>
              <p className={styles.number} aria-hidden>
                {index + 1}
              </p>
              <div className={styles.words}>
                {date && <Badge tone="gold">{date}</Badge>}
                <h3 className={type.heading}>{title}</h3>
                <p className={styles.description}>{description}</p>
              </div>
            </article>
          </li>
        ))}
      </ol>
    </Section>
  );
}
