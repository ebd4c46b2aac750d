import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { judgingFallbacks } from '../shared/content/keys/competitionJudging.ts';
import { useContent } from '../content/useContent.ts';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import * as styles from './JudgingCriteria.css.ts';
import { parts } from './parts.css.ts';
import { percentOf } from './share.ts';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

const dyes = ['sogan', 'prada', 'abang', 'pesisir', 'latarIreng'] as const;

/** Up to five criteria; one without a category is omitted, and the section if none is left. */
export function JudgingCriteria({ entries }: Props) {
  const content = useContent(entries, judgingFallbacks);
  const criteria = dyes
    .map((dye, index) => {
      const number = (index + 1) as 1 | 2 | 3 | 4 | 5;
      const percentage = content(`competition.criteria.${number}.percentage`).trim();
      return {
        dye,
        title: content(`competition.criteria.${number}.title`).trim(),
        percentage: /^[\d.,]+$/.test(percentage) ? `${percentage}%` : percentage,
        percent: percentOf(percentage),
        description: content(`competition.criteria.${number}.description`),
      };
    })
    .filter(({ title }) => title);
  if (criteria.length === 0) return null;
  const areKnown = criteria.every(({ percent }) => percent !== null);
  /** In whole percents; the same for each unless all are known. */
  const partOf = (percent: number | null) =>
    areKnown ? Math.max(1, Math.round(percent ?? 0)) : Math.round(100 / criteria.length);
  return (
    <section id="criteria" aria-labelledby="criteria-heading" className={styles.section}>
      <Container width="wide">
        <header className={styles.head}>
          <h2 id="criteria-heading" className={type.headline}>
            {content('competition.judging.title')}
          </h2>
          <p className={type.lead}>{content('competition.judging.description')}</p>
        </header>
        <ul className={styles.strip}>
          {criteria.map(({ dye, title, percentage, percent, description }) => (
            <li key={dye} className={`${styles.criterion} ${parts[partOf(percent)]}`}>
              <div aria-hidden className={styles.dye[dye]} />
              {percentage && <p className={styles.percentage}>{percentage}</p>}
              <h3 className={`${type.title} ${styles.title}`}>{title}</h3>
              <p className={styles.description}>{description}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
