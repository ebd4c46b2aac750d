import * as Tabs from '@radix-ui/react-tabs';
import { useNavigate, useParams } from 'react-router-dom';
import { AdminHeading } from '../../admin/parts/AdminHeading.tsx';
import { Part } from '../../admin/parts/Part.tsx';
import { useHead } from '../../page/head.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { AddContentLink } from './AddContentLink.tsx';
import { sectionIn, sectionNames } from './contentSections.ts';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import { SectionContent } from './SectionContent.tsx';
import { useOpenForm } from './useOpenForm.ts';
import * as styles from './SectionsContentPage.css.ts';

/** The texts of the home page’s first sections, one tab each (docs/product.md#editing-content). */
export function SectionsContentPage() {
  const texts = useTexts(contentAdminTexts);
  const { admin, sections } = useTexts(adminTexts);
  const section = sectionIn(useParams()['section']);
  const navigate = useNavigate();
  const lead = useOpenForm().mayPublish ? texts.sectionsLead : texts.readLead;
  useHead({ title: sections, titleEnd: admin, description: lead, hidden: true });
  return (
    <>
      <AdminHeading title={sections} lead={lead} action={<AddContentLink />} />
      {/* Switches on a press, not on focus: a tab with an open form may first ask what to do with it. */}
      <Tabs.Root
        value={section}
        activationMode="manual"
        onValueChange={(name) => void navigate(`/admin/sections/${name}`)}
      >
        <Tabs.List aria-label={sections} className={styles.tabs}>
          {sectionNames.map((name) => (
            <Tabs.Trigger key={name} value={name} className={styles.tab}>
              {texts.sections[name].title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content key={section} value={section} tabIndex={-1} className={styles.panel}>
          <p className={styles.line}>{texts.sections[section].line}</p>
          <Part skeleton={<ContentSkeleton hasFilters={false} />}>
            <SectionContent section={section} />
          </Part>
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}
