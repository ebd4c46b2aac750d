import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { loadingTexts } from '../language/loadingTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { LoadMore } from '../relay/LoadMore.tsx';
import { buttonStyle } from '../ui/Button.tsx';
import { PlainForm } from '../ui/PlainForm.tsx';
import { KeptParameters } from './KeptParameters.tsx';
import { usePageParameters } from './usePageParameters.ts';

interface LoadNextProps extends ComponentProps<typeof LoadMore> {
  /** The list’s address, without parameters. */
  address: string;
}

/** LoadMore below a list of a public page; without scripts, it opens a page that goes on with the list. */
export function LoadNext({ address, ...more }: LoadNextProps) {
  return (
    <PlainForm action={address}>
      <KeptParameters except={['after']} />
      <LoadMore {...more} />
    </PlainForm>
  );
}

/** On a page that goes on with a list, the link to the list’s beginning. */
export function ToFirstPage({ address }: { address: string }) {
  const texts = useTexts(loadingTexts);
  const parameters = new URLSearchParams(usePageParameters());
  parameters.delete('after');
  return (
    <p>
      <Link
        to={parameters.size > 0 ? `${address}?${parameters}` : address}
        className={buttonStyle({ variant: 'secondary', size: 'small' })}
      >
        {texts.firstPage}
      </Link>
    </p>
  );
}
