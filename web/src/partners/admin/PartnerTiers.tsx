import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { PartnerTier_partners$key } from '../../__generated__/PartnerTier_partners.graphql.ts';
import { readActive } from '../../admin/list/activeFilter.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import type { More } from '../../relay/useMore.ts';
import { PartnerTier } from './PartnerTier.tsx';
import * as styles from './PartnerTier.css.ts';
import { tiers } from './tiers.ts';

interface Props {
  rows: PartnerTier_partners$key;
  more: More;
}

/** The partners, tier by tier. */
export function PartnerTiers({ rows, more }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const isNarrowed = readActive(useLocation().search) !== null;
  return (
    <div ref={list} className={styles.tiers}>
      {tiers.map((tier) => (
        <PartnerTier
          key={tier}
          tier={tier}
          partners={rows}
          isNarrowed={isNarrowed}
          isWhole={!more.hasNext && !isNarrowed}
        />
      ))}
      <LoadMore more={more} list={list} />
    </div>
  );
}
