import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type {
  PartnersSection_query$data,
  PartnersSection_query$key,
} from '../__generated__/PartnersSection_query.graphql.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { partnerTexts } from './partnerTexts.ts';
import { PartFailure } from '../page/PartFailure.tsx';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import * as styles from './PartnersSection.css.ts';
import { PartnerRun } from './PartnerRun.tsx';

/** The tiers from top to bottom (docs/product.md#partners). */
const tiers = ['platinum', 'gold', 'silver'] as const;

interface Props {
  /** Null if the partners could not be loaded: among other sections, every tier then shows empty places. */
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
              ...PartnerRun_partners
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <section
      id="partners"
      aria-label={embedded ? undefined : texts.title}
      aria-labelledby={embedded ? 'partners-heading' : undefined}
      className={embedded ? styles.section.embedded : styles.section.alone}
    >
      <Container width="wide">
        <div className={styles.wall}>
          {embedded && (
            <header>
              <h2 id="partners-heading" className={type.headline}>
                {texts.title}
              </h2>
              <p className={styles.lead}>{texts.lead}</p>
            </header>
          )}
          {data?.partners || embedded ? (
            tiers.map((tier) => (
              <PartnerRun
                key={tier}
                tier={tier}
                partners={partnersOf(data, tier)}
                headingLevel={embedded ? 3 : 2}
              />
            ))
          ) : (
            <PartFailure />
          )}
          <div className={styles.invitation}>
            {contactAddress.startsWith('#') ? (
              <a href={contactAddress} className={styles.invite}>
                {texts.partnerWithUs}
              </a>
            ) : (
              <Link to={contactAddress} className={styles.invite}>
                {texts.partnerWithUs}
              </Link>
            )}
            <p className={styles.invitationText}>{texts.invitationText}</p>
          </div>
        </div>
      </Container>
    </section>
  );
}

function partnersOf(data: PartnersSection_query$data | null | undefined, tier: (typeof tiers)[number]) {
  return data?.partners?.edges.map(({ node }) => node).filter((partner) => partner.tier === tier) ?? [];
}
