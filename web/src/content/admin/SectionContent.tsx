import { contentAdminTexts } from './contentAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { AddContent } from './AddContent.tsx';
import { ContentBlocks } from './ContentBlocks.tsx';
import { isInSection, type ContentSection } from './contentSections.ts';
import * as styles from './SectionsContentPage.css.ts';
import { useContentKeys } from './useContentKeys.ts';
import { useOpenForm } from './useOpenForm.ts';

interface Props {
  section: ContentSection;
}

/** The keys of a tab; those without an entry show their fallback. */
export function SectionContent({ section }: Props) {
  const texts = useTexts(contentAdminTexts);
  const { isAdding } = useOpenForm();
  const all = useContentKeys();
  const items = all.filter(({ key }) => isInSection(key, section));
  return (
    <>
      {isAdding && <AddContent items={all} suggested={items} />}
      {items.every(({ stored }) => !stored) && (
        <p className={styles.empty}>{texts.sections[section].empty}</p>
      )}
      <ContentBlocks items={items} />
    </>
  );
}
