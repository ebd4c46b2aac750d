import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { stageFallbacks } from '../shared/content/keys/competitionStages.ts';
import { useContent } from '../content/useContent.ts';
import { unbrokenDays } from '../language/dates.ts';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import * as styles from './Stages.css.ts';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/** Up to four stages; one without a title is omitted, and the section if none is left. */
export function Stages({ entries }: Props) {
  const content = useContent(entries, stageFallbacks);
  const stages = ([1, 2, 3, 4] as const)
    .map((number) => ({
      number,
      title: content(`competition.stage.${number}.title`).trim(),
      description: content(`competition.stage.${number}.description`),
      date: content(`competition.stage.${number}.date`).trim(),
    }))
    .filter(({ title }) => title);
  if (stages.length === 0) return null;
  return (
    <section id="stages" aria-labelledby="stages-heading" className={styles.section}>
      <Container width="wide">
        <header className={styles.head}>
          <h2 id="stages-heading" className={type.headline}>
            {content('competition.stages.title')}
          </h2>
          <p className={type.lead}>{content('competition.stages.description')}</p>
        </header>
        <ol className={styles.stages}>
          {stages.map(({ number, title, description, date }, index) => (
            <li key={number}>
              <article className={styles.stage}>
                <p className={styles.number} aria-hidden>
                  {index + 1}
                </p>
                {date && <p className={styles.date}>{unbrokenDays(date)}</p>}
                <h3 className={type.title}>{title}</h3>
                <p className={styles.description}>{description}</p>
              </article>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
