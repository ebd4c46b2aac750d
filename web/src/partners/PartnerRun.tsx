import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PartnerRun_partners$key } from '../__generated__/PartnerRun_partners.graphql.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { partnerTexts } from './partnerTexts.ts';
import { selvedge } from '../ui/selvedge.css.ts';
import { PartnerName } from './PartnerName.tsx';
import { mark } from './PartnerName.css.ts';
import * as styles from './PartnerRun.css.ts';

/** The empty places of a tier without partners (docs/product.md#partners-section). */
const places = [1, 2, 3, 4];

const edges = { platinum: selvedge.double, gold: selvedge.single, silver: selvedge.plain } as const;

interface Props {
  tier: keyof typeof edges;
  partners: PartnerRun_partners$key;
  headingLevel: 2 | 3;
}

/** One tier: its partners in running lines, down to the selvedge of its metal. */
export function PartnerRun({ tier, partners: key, headingLevel }: Props) {
  const texts = useTexts(partnerTexts);
  const partners = useFragment(
    graphql`
      fragment PartnerRun_partners on Partner @relay(plural: true) {
        id
        ...PartnerName_partner
      }
    `,
    key,
  );
  const Heading = `h${headingLevel}` as const;
  const id = `partners-${tier}`;
  return (
    <section aria-labelledby={id} className={`${styles.tier} ${edges[tier]}`}>
      <Heading id={id} className={styles.name}>
        {texts.tier[tier]}
      </Heading>
      {partners.length > 0 ? (
        <ul className={headingLevel === 2 ? styles.described : styles.run}>
          {partners.map((partner) => (
            <li key={partner.id}>
              <PartnerName partner={partner} headingLevel={headingLevel === 2 ? 3 : 4} />
              <span className={styles.dot}> </span>
            </li>
          ))}
        </ul>
      ) : (
        <ul className={`${styles.places} ${mark[tier]}`}>
          {places.map((place) => (
            <li key={place} className={styles.place}>
              {texts.placeholder}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
