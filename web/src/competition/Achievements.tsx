import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { achievementFallbacks } from '../shared/content/keys/competitionAchievements.ts';
import { useContent } from '../content/useContent.ts';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import * as styles from './Achievements.css.ts';
import { Dots } from './Dots.tsx';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

const places = ['first', 'second', 'other', 'other', 'other', 'other', 'other'] as const;

/** The achievements of the previous edition in figures: the first one huge, the second also in dots. */
export function Achievements({ entries }: Props) {
  const content = useContent(entries, achievementFallbacks);
  const achievements = ([1, 2, 3, 4, 5, 6, 7] as const)
    .map((number, index) => ({
      number,
      place: places[index]!,
      value: content(`competition.achievement.${number}.value`).trim(),
      label: content(`competition.achievement.${number}.label`).trim(),
    }))
    .filter(({ value, label }) => value && label);
  if (achievements.length === 0) return null;
  return (
    <section id="achievements" aria-labelledby="achievements-heading" className={styles.section}>
      <Container width="wide">
        <div className={styles.grid}>
          <h2 id="achievements-heading" className={`${type.headline} ${styles.heading}`}>
            {content('competition.achievements.title')}
          </h2>
          <dl className={styles.figures}>
            {achievements.map(({ number, place, value, label }) => (
              <div key={number} className={styles.place[place]}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.size[sizeOf(value, place)]}>
                  {place === 'second' && <Dots value={value} />}
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}

const sizes = { first: ['few', 'some'], second: ['many', 'many'], other: ['brief', 'short'] } as const;

const sizeOf = ({ length }: string, place: keyof typeof sizes) =>
  length <= 9 ? sizes[place][length <= 4 ? 0 : 1] : 'many';
