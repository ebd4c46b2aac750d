import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  PartnerCard_partner$data,
  PartnerCard_partner$key,
} from '../__generated__/PartnerCard_partner.graphql.ts';
import { PictureAt } from '../images/PictureAt.tsx';
import { useTexts } from '../language/LanguageProvider.tsx';
import { partnerTexts } from './partnerTexts.ts';
import { cardLinkStyle } from '../ui/Card.tsx';
import { ExternalIcon } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { PicturePlace } from '../ui/picturePlace.ts';
import * as styles from './PartnerCard.css.ts';

interface Props {
  partner: PartnerCard_partner$key;
  headingLevel: 3 | 4;
}

/** Inside the margin of its background; the columns of a tier have about the same width in all windows. */
const places: Record<PartnerCard_partner$data['tier'], readonly PicturePlace[]> = {
  platinum: [
    { from: 'md', width: '17.5rem', ratio: 2.1 },
    { width: 'calc(77vw - 0.7rem)', ratio: 2.1 },
  ],
  gold: [
    { from: 'lg', width: '13rem', ratio: 2.1 },
    { from: 'md', width: '11.2rem', ratio: 2.1 },
    { width: 'calc(38.6vw - 1rem)', ratio: 2.1 },
  ],
  silver: [
    { from: 'lg', width: '10rem', ratio: 2.1 },
    { from: 'md', width: '8rem', ratio: 2.1 },
    { width: 'calc(38.6vw - 1rem)', ratio: 2.8 },
  ],
};

/** A partner’s logo and name; the whole card links to their website, if they have one. */
export function PartnerCard({ partner: key, headingLevel }: Props) {
  const texts = useTexts(partnerTexts);
  const { name, tier, description, logoUrl, logo, websiteUrl } = useFragment(
    graphql`
      fragment PartnerCard_partner on Partner {
        name
        tier
        description
        logoUrl
        logo {
          ...PictureAt_picture
        }
        websiteUrl
      }
    `,
    key,
  );
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.card}>
      <span className={styles.ground}>
        <PictureAt
          url={logoUrl}
          picture={logo}
          alt={texts.logoOf(name)}
          width={320}
          height={160}
          place={places[tier]}
          fit="contain"
          className={styles.logo}
        />
      </span>
      <Heading className={styles.name}>
        {websiteUrl ? (
          <a href={websiteUrl} target="_blank" rel="noopener noreferrer" className={cardLinkStyle}>
            {name}
            <VisuallyHidden>{texts.newTab}</VisuallyHidden> <ExternalIcon />
          </a>
        ) : (
          name
        )}
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}
