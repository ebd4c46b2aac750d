import { AdminHeading } from '../../admin/parts/AdminHeading.tsx';
import { Part } from '../../admin/parts/Part.tsx';
import { useHead } from '../../page/head.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { AddContentLink } from './AddContentLink.tsx';
import { ContentList } from './ContentList.tsx';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import { useOpenForm } from './useOpenForm.ts';

/** Everything that editors can change on the site’s pages (docs/product.md#editing-content). */
export function ContentPage() {
  const texts = useTexts(contentAdminTexts);
  const { admin } = useTexts(adminTexts);
  const lead = useOpenForm().mayPublish ? texts.lead : texts.readLead;
  useHead({ title: texts.title, titleEnd: admin, description: lead, hidden: true });
  return (
    <>
      <AdminHeading title={texts.title} lead={lead} action={<AddContentLink />} />
      <Part skeleton={<ContentSkeleton />}>
        <ContentList />
      </Part>
    </>
  );
}
