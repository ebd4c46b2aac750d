import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type {
  PartnersSection_query$data,
  PartnersSection_query$key,
} from '../__generated__/PartnersSection_query.graphql.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { partnerTexts } from './partnerTexts.ts';
import * as type from '../theme/typography.css.ts';
import { buttonStyle } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import * as styles from './PartnersSection.css.ts';
import { PartnerShelf } from './PartnerShelf.tsx';

/** The tiers from top to bottom (docs/product.md#partners). */
const tiers = ['platinum', 'gold', 'silver'] as const;

interface Props {
  /** Null if the partners could not be loaded: then every shelf shows empty places. */
  query: PartnersSection_query$key | null;
  /** The target of “Partner With Us”: an anchor of the page, or another page. */
  contactAddress: string;
  /** Whether it is one of several sections, with its own heading; otherwise the page’s title is its heading. */
  embedded?: boolean;
}

/** The partners by tier (docs/product.md#partners-section), with the anchor `partners`. */
export function PartnersSection({ query, contactAddress, embedded = true }: Props) {
  const texts = useTexts(partnerTexts);
  const data = useFragment(
    graphql`
      fragment PartnersSection_query on Query {
        partners(first: 100, active: true) {
          edges {
            node {
              tier
              ...PartnerShelf_partners
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <section id="partners" aria-label={texts.title} className={styles.section}>
      <Container width="wide">
        {embedded && (
          <SectionHeading eyebrow={texts.eyebrow} lead={texts.lead}>
            {texts.title}
          </SectionHeading>
        )}
        <div className={styles.shelves}>
          {tiers.map((tier) => (
            <PartnerShelf
              key={tier}
              tier={tier}
              partners={partnersOf(data, tier)}
              headingLevel={embedded ? 3 : 2}
            />
          ))}
        </div>
        <div className={styles.invitation}>
          <div className={styles.words}>
            <p className={type.title}>{texts.invitation}</p>
            <p className={type.small}>{texts.invitationText}</p>
          </div>
          {contactAddress.startsWith('#') ? (
            <a href={contactAddress} className={buttonStyle()}>
              {texts.partnerWithUs}
            </a>
          ) : (
            <Link to={contactAddress} className={buttonStyle()}>
              {texts.partnerWithUs}
            </Link>
          )}
        </div>
      </Container>
    </section>
  );
}

function partnersOf(data: PartnersSection_query$data | null | undefined, tier: (typeof tiers)[number]) {
  return data?.partners?.edges.map(({ node }) => node).filter((partner) => partner.tier === tier) ?? [];
}
