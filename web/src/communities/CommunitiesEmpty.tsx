import { Link } from 'react-router-dom';
import { communityTexts } from './communityTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { buttonStyle } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Empty state: no communities, or they could not be loaded. */
export function CommunitiesEmpty() {
  const texts = useTexts(communityTexts);
  return (
    <EmptyState
      title={texts.empty}
      text={texts.emptyText}
      action={
        <Link to="/contact?type=community" className={buttonStyle({ variant: 'secondary' })}>
          {texts.contactUs}
        </Link>
      }
    />
  );
}
