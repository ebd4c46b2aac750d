import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PartnerTier_partners$key } from '../../__generated__/PartnerTier_partners.graphql.ts';
import { useFocusAfterDeletion } from '../../admin/list/useFocusAfterDeletion.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { partnerAdminTexts } from './partnerAdminTexts.ts';
import { useSectionOfRows } from '../../admin/section/SectionContext.ts';
import * as type from '../../theme/typography.css.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { PartnerRow } from './PartnerRow.tsx';
import * as styles from './PartnerTier.css.ts';
import type { Tier } from './tiers.ts';
import { useReorder, type Announcement } from './useReorder.ts';
import { useReorderPartners } from './useReorderPartners.ts';

interface Props {
  tier: Tier;
  /** The partners of all tiers. */
  partners: PartnerTier_partners$key;
  /** Whether only some of them are shown, by the list’s filter. */
  isNarrowed: boolean;
  /** Whether all partners are loaded: a tier can only be reordered as a whole. */
  isWhole: boolean;
}

/** The partners of a tier in order, which editors change by dragging or step by step. */
export function PartnerTier({ tier, partners: key, isNarrowed, isWhole }: Props) {
  const texts = useTexts(partnerAdminTexts);
  const words = useTexts(formTexts);
  const titleId = useId();
  const { places, reorder } = useReorderPartners(tier);
  const placeOf = ({ id, order }: { id: string; order: number }) => places?.get(id) ?? order;
  const partners = useFragment(
    graphql`
      fragment PartnerTier_partners on Partner @relay(plural: true) {
        id
        databaseId
        name
        tier
        order
        ...PartnerRow_partner
      }
    `,
    key,
  )
    .filter((partner) => partner.tier === tier)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.databaseId - b.databaseId);
  const { mayPublish } = useSectionOfRows();
  const byId = new Map(partners.map((partner) => [partner.id, partner]));
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const { list, isLifting, rowAt } = useReorder([...byId.keys()], {
    onReorder: (ids) => reorder(ids.flatMap((id) => byId.get(id) ?? [])),
    onAnnounce: setAnnouncement,
  });
  useFocusAfterDeletion(partners.length);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={`${type.title} ${styles.title}`}>
        {texts.tierTitle[tier](partners.length)}
      </h2>
      {partners.length > 0 ? (
        <ul ref={list} aria-labelledby={titleId} className={isLifting ? styles.lifting : styles.rows}>
          {partners.map((partner, index) => (
            <PartnerRow
              key={partner.id}
              partner={partner}
              place={rowAt(index)}
              canMove={isWhole && mayPublish && partners.length > 1}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{isNarrowed ? words.noneMatching : texts.emptyTier[tier]}</p>
      )}
      <div aria-live="assertive">
        <VisuallyHidden>
          {announcement &&
            texts.announcements[announcement.what](
              byId.get(announcement.key)?.name ?? '',
              announcement.place + 1,
              partners.length,
            )}
        </VisuallyHidden>
      </div>
    </section>
  );
}
