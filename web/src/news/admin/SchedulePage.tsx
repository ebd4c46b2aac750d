import { graphql } from 'react-relay/hooks.js';
import { Link, useLocation } from 'react-router-dom';
import type { SchedulePageQuery } from '../../__generated__/SchedulePageQuery.graphql.ts';
import { AdminHeading } from '../../admin/parts/AdminHeading.tsx';
import { Part } from '../../admin/parts/Part.tsx';
import { RowsSkeleton } from '../../admin/list/RowsSkeleton.tsx';
import { adminTexts } from '../../language/adminTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { useHead } from '../../page/head.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { numberFormat } from '../../shared/language.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { monthAfter, readMonth } from './scheduleMonth.ts';
import { ScheduleMonth } from './ScheduleMonth.tsx';
import * as styles from './SchedulePage.css.ts';
import { scheduleTexts } from './scheduleTexts.ts';

const query = graphql`
  query SchedulePageQuery($from: DateTime!, $until: DateTime!) @preloadable {
    newsSchedule(from: $from, until: $until) @required(action: THROW) {
      ...ScheduleMonth_articles
    }
  }
`;

/** What goes out and is taken down in a month, which is part of the address (docs/product.md#schedule). */
export function SchedulePage() {
  const texts = useTexts(scheduleTexts);
  const { admin } = useTexts(adminTexts);
  const month = readMonth(useLocation().search);
  const { locale } = numberFormat(useLanguage().language).resolvedOptions();
  const monthName = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(new Date(month));
  useHead({ title: texts.title, titleEnd: admin, description: texts.lead, hidden: true });
  const [previous, next] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <>
      <AdminHeading title={texts.title} lead={texts.lead} />
      <div className={styles.head}>
        <h2 className={styles.month}>{monthName}</h2>
        <nav aria-label={texts.months} className={styles.months}>
          {previous && <MonthLink month={previous} label={texts.previous} text="‹" />}
          <MonthLink month={null} text={texts.today} />
          {next && <MonthLink month={next} label={texts.next} text="›" />}
        </nav>
      </div>
      <Part skeleton={<RowsSkeleton />} resetKey={month}>
        <Month month={month} monthName={monthName} />
      </Part>
    </>
  );
}

interface MonthLinkProps {
  /** The current one if null. */
  month: string | null;
  label?: string;
  text: string;
}

function MonthLink({ month, label, text }: MonthLinkProps) {
  return (
    <Link
      to={{ search: month ? `?month=${month}` : '' }}
      preventScrollReset
      aria-label={label}
      className={buttonStyle({ variant: 'secondary', size: 'small' })}
    >
      {text}
    </Link>
  );
}

function Month(props: { month: string; monthName: string }) {
  const { newsSchedule } = usePageQuery<SchedulePageQuery>(query);
  return <ScheduleMonth {...props} articles={newsSchedule} />;
}
