import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { achievementFallbacks } from '../shared/content/keys/competitionAchievements.ts';
import { useContent } from '../content/useContent.ts';
import { competitionTexts } from './competitionTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Section } from '../ui/Section.tsx';
import * as styles from './Achievements.css.ts';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/** The achievements of the previous edition, in seven large figures. */
export function Achievements({ entries }: Props) {
  const texts = useTexts(competitionTexts);
  const content = useContent(entries, achievementFallbacks);
  const achievements = ([1, 2, 3, 4, 5, 6, 7] as const)
    .map((number) => ({
      number,
      value: content(`competition.achievement.${number}.value`).trim(),
      label: content(`competition.achievement.${number}.label`),
    }))
    .filter(({ value }) => value);
  if (achievements.length === 0) return null;
  return (
    <Section
      id="achievements"
      eyebrow={texts.achievements}
      title={content('competition.achievements.title')}
      ground="panel"
    >
      <dl className={styles.grid}>
        {achievements.map(({ number, value, label }) => (
          <div key={number} className={styles.achievement}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
