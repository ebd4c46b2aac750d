import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PartnerName_partner$key } from '../__generated__/PartnerName_partner.graphql.ts';
import { PictureAt } from '../images/PictureAt.tsx';
import { useTexts } from '../language/LanguageProvider.tsx';
import { partnerTexts } from './partnerTexts.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { PicturePlace } from '../ui/picturePlace.ts';
import { isPicture } from '../ui/placeholder.ts';
import * as styles from './PartnerName.css.ts';

interface Props {
  partner: PartnerName_partner$key;
  headingLevel: 3 | 4;
}

const place = (height: number): readonly PicturePlace[] => [
  { width: `min(80vw, ${4 * height}rem)`, height: `${height}rem` },
];
const places = {
  platinum: place(styles.logoHeights.platinum),
  gold: place(styles.logoHeights.gold),
  silver: place(styles.logoHeights.silver),
};

/** A partner’s logo, or else their name as one, with their description; it links to their website, if they have one. */
export function PartnerName({ partner: key, headingLevel }: Props) {
  const texts = useTexts(partnerTexts);
  const { name, tier, description, logoUrl, logo, websiteUrl } = useFragment(
    graphql`
      fragment PartnerName_partner on Partner {
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
  const hasLogo = isPicture(logoUrl);
  return (
    <div className={styles.partner}>
      <div className={styles.face}>
        {hasLogo && (
          <PictureAt
            url={logoUrl}
            picture={logo}
            alt={texts.logoOf(name)}
            width={320}
            height={160}
            place={places[tier]}
            fit="contain"
            className={styles.logo[tier]}
          />
        )}
        <Heading className={hasLogo ? styles.caption : styles.mark[tier]}>
          {websiteUrl ? (
            <a href={websiteUrl} target="_blank" rel="noopener noreferrer" className={styles.link}>
              {name}
              <VisuallyHidden>{texts.newTab}</VisuallyHidden>
            </a>
          ) : (
            name
          )}
        </Heading>
      </div>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}
