import { Link } from 'react-router-dom';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { overviewTexts } from './overviewTexts.ts';
import * as type from '../../theme/typography.css.ts';
import * as styles from './Statistics.css.ts';

interface Props {
  label: string;
  /** The address of the list that it counts. */
  to: string;
  value: number;
  /** The whole that the value is part of. */
  total?: number;
  small?: boolean;
}

/** One figure of the statistics, all of which leads to what it counts; the thread below it shows its share of the total. */
export function Figure({ label, to, value, total, small = false }: Props) {
  const texts = useTexts(overviewTexts);
  const number = numberFormat(useLanguage().language);
  return (
    <div className={small ? styles.small : styles.large}>
      <dt className={styles.label}>
        <Link to={to} className={styles.link}>
          {label}
        </Link>
      </dt>
      <dd className={styles.value}>
        <span className={small ? type.title : type.headline}>{number.format(value)}</span>
        {total !== undefined && <span className={styles.total}> {texts.outOf(number.format(total))}</span>}
        {total !== undefined && (
          <svg
            aria-hidden
            viewBox="0 0 100 3"
            preserveAspectRatio="none"
            width="100%"
            height={3}
            className={styles.thread}
          >
            <rect width={100} height={3} className={styles.whole} />
            <rect width={total > 0 ? (100 * value) / total : 0} height={3} className={styles.share} />
          </svg>
        )}
      </dd>
    </div>
  );
}
