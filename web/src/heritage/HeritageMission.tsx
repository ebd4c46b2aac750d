import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { heritageFallbacks } from '../shared/content/keys/heritage.ts';
import { useContent } from '../content/useContent.ts';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { Figures } from '../ui/Figures.tsx';
import * as styles from './HeritageMission.css.ts';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/** What the pageant does for the heritage, with three figures. */
export function HeritageMission({ entries }: Props) {
  const content = useContent(entries, heritageFallbacks);
  return (
    <section id="mission" aria-labelledby="mission-heading" className={styles.mission}>
      <Container width="wide">
        <div className={styles.content}>
          <header className={styles.words}>
            <h2 id="mission-heading" className={type.headline}>
              {content('heritage.mission.title')}
            </h2>
            <p className={type.lead}>{content('heritage.mission.text')}</p>
          </header>
          <Figures
            figures={([1, 2, 3] as const).map((number) => ({
              name: `${number}`,
              value: content(`heritage.figure.${number}.value`),
              label: content(`heritage.figure.${number}.label`),
            }))}
          />
        </div>
      </Container>
    </section>
  );
}
