import { Link, useLocation } from 'react-router-dom';
import { AdminHeading } from '../../admin/AdminHeading.tsx';
import { Part } from '../../admin/Part.tsx';
import { RowsSkeleton } from '../../admin/list/RowsSkeleton.tsx';
import { useHead } from '../../head.ts';
import { adminTexts } from '../../language/admin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { readNewsListFilter } from './newsListFilter.ts';
import { NewsListFilters } from './NewsListFilters.tsx';
import { NewsRows } from './NewsRows.tsx';

/** The newsroom's list of articles (specification section 2.10). */
export function NewsListPage() {
  const texts = useTexts(newsAdminTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: `${texts.title} – ${admin}`, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading
        title={texts.title}
        lead={texts.lead}
        action={
          <Link to="/admin/news/new" className={buttonStyle()}>
            <PlusIcon />
            {texts.add}
          </Link>
        }
      />
      <NewsListFilters filter={readNewsListFilter(useLocation().search)} />
      <Part skeleton={<RowsSkeleton />}>
        <NewsRows />
      </Part>
    </>
  );
}
