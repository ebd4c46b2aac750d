import { Link } from 'react-router-dom';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useHead } from '../../page/head.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminHeading } from '../parts/AdminHeading.tsx';
import { useFactorDue } from '../parts/useFactorDue.ts';
import { factorReminderTexts } from './factorReminderTexts.ts';
import { accountSection, useCurrentSection } from './sections.ts';

/** Shown at the address of a section that the viewer may not open, and what they can do about it; the side menu stays. */
export function RefusedSection() {
  const texts = useTexts(adminTexts);
  const { overdue, overdueText, add } = useTexts(factorReminderTexts);
  const name = texts[useCurrentSection().text];
  const [title, text, to, action] =
    useFactorDue()?.daysLeft === 0
      ? [overdue, overdueText, accountSection.to, add]
      : [texts.refused, texts.refusedText, '/admin/dashboard', texts.overview];
  useHead({ title: name, titleEnd: texts.admin, description: text, hidden: true, status: 403 });
  return (
    <>
      <AdminHeading title={name} />
      <EmptyState
        title={title}
        text={text}
        action={
          <Link to={to} className={buttonStyle({ variant: 'secondary' })}>
            {action}
          </Link>
        }
      />
    </>
  );
}
