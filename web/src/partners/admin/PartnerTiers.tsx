import { useRef } from 'react';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { PartnerTier } from './PartnerTier.tsx';
import * as styles from './PartnerTier.css.ts';
import { tiers } from './tiers.ts';
import { usePartnersConnection } from './usePartnersConnection.ts';

/** The partners, tier by tier. */
export function PartnerTiers() {
  const list = useRef<HTMLDivElement>(null);
  const { connectionId, partners, more } = usePartnersConnection();
  return (
    <div ref={list} className={styles.tiers}>
      {tiers.map((tier) => (
        <PartnerTier
          key={tier}
          tier={tier}
          partners={partners}
          connectionId={connectionId}
          isWhole={!more.hasNext}
        />
      ))}
      <LoadMore more={more} list={list} />
    </div>
  );
}
