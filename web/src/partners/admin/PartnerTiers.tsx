import { formTexts } from '../../language/formAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { PartnerTier } from './PartnerTier.tsx';
import * as styles from './PartnerTier.css.ts';
import { tiers } from './tiers.ts';
import { usePartnersConnection } from './usePartnersConnection.ts';

/** The partners, tier by tier. */
export function PartnerTiers() {
  const texts = useTexts(formTexts);
  const { connectionId, partners, hasNext, isLoadingNext, loadNext } = usePartnersConnection();
  return (
    <div className={styles.tiers}>
      {tiers.map((tier) => (
        <PartnerTier
          key={tier}
          tier={tier}
          partners={partners}
          connectionId={connectionId}
          isWhole={!hasNext}
        />
      ))}
      {hasNext && (
        <p className={styles.more}>
          <Button variant="secondary" busy={isLoadingNext} onClick={loadNext}>
            {isLoadingNext ? texts.loadingMore : texts.loadMore}
          </Button>
        </p>
      )}
    </div>
  );
}
