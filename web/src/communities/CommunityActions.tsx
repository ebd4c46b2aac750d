import { Link } from 'react-router-dom';
import { communityTexts } from './communityTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { BriefText } from '../ui/BriefText.tsx';
import { buttonStyle } from '../ui/Button.tsx';
import * as styles from './CommunityActions.css.ts';
import { getInvolvedAddress } from './communityAddress.ts';

interface Props {
  databaseId: number;
  /** In the reader’s language. */
  name: string;
}

/** A community’s two links: to its page, and to the contact form. */
export function CommunityActions({ databaseId, name }: Props) {
  const texts = useTexts(communityTexts);
  return (
    <p className={styles.actions}>
      <Link
        to={`/communities/${databaseId}`}
        className={buttonStyle({ variant: 'secondary', size: 'small' })}
      >
        <BriefText brief={texts.learnMore} full={texts.learnMoreOf(name)} />
      </Link>
      <Link
        to={getInvolvedAddress(name)}
        aria-label={texts.getInvolvedWith(name)}
        className={buttonStyle({ variant: 'ghost', size: 'small' })}
      >
        {texts.getInvolved}
      </Link>
    </p>
  );
}
