import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { judgingFallbacks } from '../shared/content/keys/competitionJudging.ts';
import { useContent } from '../content/useContent.ts';
import { competitionTexts } from './competitionTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { Section } from '../ui/Section.tsx';
import * as styles from './JudgingCriteria.css.ts';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

const dyes = ['brand', 'indigo', 'accent', 'gold', 'leaf'] as const;

/** Parses a percentage: editors write 30, 30% or 12,5 %. */
const weightOf = (percentage: string) => Number.parseFloat(percentage.replace(',', '.')) || 0;

/** Up to five criteria; one without a category is omitted, and the section if none is left. */
export function JudgingCriteria({ entries }: Props) {
  const texts = useTexts(competitionTexts);
  const content = useContent(entries, judgingFallbacks);
  const criteria = dyes
    .map((dye, index) => {
      const number = (index + 1) as 1 | 2 | 3 | 4 | 5;
      const percentage = content(`competition.criteria.${number}.percentage`).trim();
      return {
        dye,
        title: content(`competition.criteria.${number}.title`).trim(),
        percentage: /^[\d.,]+$/.test(percentage) ? `${percentage}%` : percentage,
        weight: weightOf(percentage),
        description: content(`competition.criteria.${number}.description`),
      };
    })
    .filter(({ title }) => title);
  if (criteria.length === 0) return null;
  const heaviest = Math.max(...criteria.map(({ weight }) => weight), 1);
  return (
    <Section
      id="criteria"
      eyebrow={texts.criteria}
      title={content('competition.judging.title')}
      lead={content('competition.judging.description')}
      ground="panel"
      layout="beside"
    >
      <ul className={styles.list}>
        {criteria.map(({ dye, title, percentage, weight, description }) => (
          <li key={dye} className={styles.criterion}>
            <p className={`${type.headline} ${styles.percentage}`}>{percentage}</p>
            <div className={styles.words}>
              <h3 className={type.title}>{title}</h3>
              <svg
                viewBox={`0 0 ${heaviest} 1`}
                preserveAspectRatio="none"
                aria-hidden
                className={styles.bar}
              >
                <rect width={weight} height={1} className={styles.dye[dye]} />
              </svg>
              <p className={styles.description}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
