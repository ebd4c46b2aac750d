import { Link } from 'react-router-dom';
import { communityTexts } from './communityTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { buttonStyle } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props {
  /** The name of the province that has no communities; absent if none of the site is shown. */
  province?: string | undefined;
}

/** Empty state: no communities. */
export function CommunitiesEmpty({ province }: Props) {
  const texts = useTexts(communityTexts);
  return (
    <Container width="wide">
      <EmptyState
        title={province ? texts.emptyOf(province) : texts.empty}
        text={texts.emptyText}
        action={
          <Link to="/contact?type=community" className={buttonStyle({ variant: 'secondary' })}>
            {texts.contactUs}
          </Link>
        }
      />
    </Container>
  );
}
