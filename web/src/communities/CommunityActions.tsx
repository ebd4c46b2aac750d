import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { CommunityActions_community$key } from '../__generated__/CommunityActions_community.graphql.ts';
import { communityTexts } from './communityTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { BriefText } from '../ui/BriefText.tsx';
import { buttonStyle } from '../ui/Button.tsx';
import * as styles from './CommunityActions.css.ts';
import { getInvolvedAddress } from './communityAddress.ts';
import { useCommunityTexts } from './useCommunityTexts.ts';

interface Props {
  community: CommunityActions_community$key;
}

/** A community’s two links: to its page, and to the contact form. */
export function CommunityActions({ community: key }: Props) {
  const texts = useTexts(communityTexts);
  const community = useFragment(
    graphql`
      fragment CommunityActions_community on Community {
        databaseId
        ...useCommunityTexts_community
      }
    `,
    key,
  );
  const { name } = useCommunityTexts(community);
  return (
    <p className={styles.actions}>
      <Link
        to={`/communities/${community.databaseId}`}
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
