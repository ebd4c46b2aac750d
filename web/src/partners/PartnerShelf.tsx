import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PartnerShelf_partners$key } from '../__generated__/PartnerShelf_partners.graphql.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { partnerTexts } from './partnerTexts.ts';
import * as type from '../theme/typography.css.ts';
import { PartnerCard } from './PartnerCard.tsx';
import * as styles from './PartnerShelf.css.ts';

/** The cards on a shelf without partners (docs/product.md#partners-section). */
const places = [1, 2, 3, 4];

interface Props {
  tier: keyof typeof styles.shelf;
  partners: PartnerShelf_partners$key;
  headingLevel: 2 | 3;
}

/** One tier: its partners side by side on a shelf of its metal. */
export function PartnerShelf({ tier, partners: key, headingLevel }: Props) {
  const texts = useTexts(partnerTexts);
  const partners = useFragment(
    graphql`
      fragment PartnerShelf_partners on Partner @relay(plural: true) {
        id
        ...PartnerCard_partner
      }
    `,
    key,
  );
  const Heading = `h${headingLevel}` as const;
  const id = `partners-${tier}`;
  return (
    <section aria-labelledby={id} className={styles.shelf[tier]}>
      <Heading id={id} className={`${type.title} ${styles.name}`}>
        {texts.tier[tier]}
      </Heading>
      {partners.length > 0 ? (
        <ul className={styles.row[tier]}>
          {partners.map((partner) => (
            <li key={partner.id}>
              <PartnerCard partner={partner} headingLevel={headingLevel === 2 ? 3 : 4} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={`${styles.row[tier]} ${styles.empty[tier]}`}>
          {places.map((place) => (
            <li key={place} className={`${styles.place} ${type.caption}`}>
              {texts.placeholder}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
