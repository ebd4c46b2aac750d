import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PartnerLogo_partner$key } from '../../__generated__/PartnerLogo_partner.graphql.ts';
import { PictureAt } from '../../images/PictureAt.tsx';
import type { PicturePlace } from '../../ui/picturePlace.ts';
import * as styles from './PartnerRow.css.ts';

interface Props {
  partner: PartnerLogo_partner$key;
}

const place: readonly PicturePlace[] = [
  { from: 'md', width: '5.25rem', ratio: 3 / 2 },
  { width: '3.75rem', ratio: 3 / 2 },
];

/** A partner's logo in small, never cut; a cloth when it cannot be had. */
export function PartnerLogo({ partner }: Props) {
  const { databaseId, logoUrl, logo } = useFragment(
    graphql`
      fragment PartnerLogo_partner on Partner {
        databaseId
        logoUrl
        logo {
          ...PictureAt_picture
        }
      }
    `,
    partner,
  );
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isBroken = logoUrl === brokenUrl;
  return (
    <div className={styles.ground}>
      <PictureAt
        url={isBroken ? `/api/placeholder/96/64?seed=partner-${databaseId}` : logoUrl}
        picture={isBroken ? null : logo}
        width={96}
        height={64}
        fit="contain"
        place={place}
        className={styles.logo}
        onError={() => setBrokenUrl(logoUrl)}
      />
    </div>
  );
}
