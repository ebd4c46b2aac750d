import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Failure } from '../../page/PageFailure.tsx';
import { AdminHeading } from '../parts/AdminHeading.tsx';
import { useCurrentSection } from './sections.ts';

/** Shown instead of a section that cannot be loaded; the side menu stays. */
export function SectionFailure() {
  const texts = useTexts(adminTexts);
  const name = texts[useCurrentSection().text];
  return (
    <>
      <AdminHeading title={name} />
      <Failure title={texts.sectionFailed(name)} />
    </>
  );
}
