import { AdminHeading } from '../../admin/AdminHeading.tsx';
import { useHead } from '../../head.ts';
import { adminTexts } from '../../language/admin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { newsAdminTexts } from '../../language/newsAdmin.ts';

interface Props {
  title: string;
}

/** The head of an article's form, with the way back to the list. */
export function NewsFormHeading({ title }: Props) {
  const { backToList } = useTexts(newsAdminTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: `${title} – ${admin}`, description: title, hidden: true });
  return <AdminHeading title={title} back={{ to: '/admin/news', text: backToList }} />;
}
