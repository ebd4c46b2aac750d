import { Link } from 'react-router-dom';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { localDate } from '../../language/localMoment.ts';
import { useFactorDue } from '../parts/useFactorDue.ts';
import { StateChip } from '../list/StateChip.tsx';
import * as styles from './FactorReminder.css.ts';
import { factorReminderTexts } from './factorReminderTexts.ts';
import { accountSection } from './sections.ts';

/** Reminds an admin without a second factor until when they need one. */
export function FactorReminder() {
  const texts = useTexts(factorReminderTexts);
  const { language } = useLanguage();
  const due = useFactorDue();
  if (!due) return null;
  const { dueAt, daysLeft } = due;
  return (
    <p className={styles.reminder}>
      {daysLeft > 0 ? (
        <>
          <StateChip tone="gold">{texts.left(daysLeft)}</StateChip>
          <span>{texts.until(localDate(language, dueAt))}</span>
        </>
      ) : (
        <span>{texts.overdue}.</span>
      )}
      <Link to={accountSection.to} className={styles.link}>
        {texts.add}
      </Link>
    </p>
  );
}
