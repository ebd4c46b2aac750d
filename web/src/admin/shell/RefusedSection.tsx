import { Link } from 'react-router-dom';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useHead } from '../../page/head.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminHeading } from '../parts/AdminHeading.tsx';
import { useCurrentSection } from './sections.ts';

/** Shown at the address of a section that the viewer’s role may not open; the side menu stays. */
export function RefusedSection() {
  const texts = useTexts(adminTexts);
  const name = texts[useCurrentSection().text];
  useHead({ title: name, titleEnd: texts.admin, description: texts.refusedText, hidden: true, status: 403 });
  return (
    <>
      <AdminHeading title={name} />
      <EmptyState
        title={texts.refused}
        text={texts.refusedText}
        action={
          <Link to="/admin/dashboard" className={buttonStyle({ variant: 'secondary' })}>
            {texts.overview}
          </Link>
        }
      />
    </>
  );
}
