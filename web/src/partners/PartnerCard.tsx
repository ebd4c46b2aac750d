import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PartnerCard_partner$key } from '../__generated__/PartnerCard_partner.graphql.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { partnersTexts } from '../language/partners.ts';
import { cardLinkStyle } from '../ui/Card.tsx';
import { ExternalIcon } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './PartnerCard.css.ts';

interface Props {
  partner: PartnerCard_partner$key;
  headingLevel: 3 | 4;
}

/** A partner's logo and name; the whole card leads to their website, when they have one. */
export function PartnerCard({ partner: key, headingLevel }: Props) {
  const texts = useTexts(partnersTexts);
  const { name, description, logoUrl, websiteUrl } = useFragment(
    graphql`
      fragment PartnerCard_partner on Partner {
        name
        description
        logoUrl
        websiteUrl
      }
    `,
    key,
  );
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.card}>
      <span className={styles.ground}>
        <img
          src={logoUrl}
          alt={texts.logoOf(name)}
          width={320}
          height={160}
          loading="lazy"
          decoding="async"
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
