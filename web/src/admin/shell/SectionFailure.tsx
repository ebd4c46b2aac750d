import { useEffect } from 'react';
import { reloadIfServed, useReloadForMissingCode } from '../../browser/missingCode.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { chromeTexts } from '../../language/chromeTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useHead } from '../../page/head.ts';
import { TryAgain } from '../../page/TryAgain.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminHeading } from '../parts/AdminHeading.tsx';
import { useCurrentSection } from './sections.ts';

/**
 * Shown instead of a section that cannot be loaded; the side menu stays. If code could not be loaded, the document is
 * reloaded, first automatically and then by the button, or once the connection is back: the failed code is not requested
 * twice. While the server does not respond, the page stays: the browser would replace it with its own.
 */
export function SectionFailure() {
  const texts = useTexts(adminTexts);
  const { failureText } = useTexts(chromeTexts);
  const name = texts[useCurrentSection().text];
  const title = texts.sectionFailed(name);
  useHead({ title, description: failureText, hidden: true, status: 500 });
  useEffect(() => {
    const reloadOnline = () => void reloadIfServed();
    window.addEventListener('online', reloadOnline);
    return () => window.removeEventListener('online', reloadOnline);
  }, []);
  if (useReloadForMissingCode()) return null;
  return (
    <>
      <AdminHeading title={name} />
      <div role="alert">
        <EmptyState title={title} text={failureText} action={<TryAgain />} />
      </div>
    </>
  );
}
