import { liveTexts } from './liveTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import * as styles from './DatabasePage.css.ts';
import { Panel } from './Panel.tsx';
import { ResetButton } from './ResetButton.tsx';
import { SeedButton } from './SeedButton.tsx';
import { useResetDatabase } from './useResetDatabase.ts';
import { useSeedDatabase } from './useSeedDatabase.ts';

/** Seeding and resetting, with a warning; while one runs, both are disabled (docs/product.md#reset). */
export function LivePanel() {
  const texts = useTexts(liveTexts);
  const { change: seed, isChanging: isSeeding } = useSeedDatabase();
  const { change: reset, isChanging: isResetting } = useResetDatabase();
  return (
    <Panel title={texts.live}>
      <p className={styles.warning}>
        <WarningIcon />
        {texts.liveWarning}
      </p>
      <div className={styles.acts}>
        <div className={styles.act}>
          <p className={styles.text}>{texts.seedText}</p>
          <SeedButton isSeeding={isSeeding} disabled={isResetting} onSeed={() => seed({})} />
        </div>
        <div className={styles.act}>
          <p className={styles.text}>{texts.resetText}</p>
          <ResetButton
            isResetting={isResetting}
            disabled={isSeeding}
            onReset={(confirm) => reset({ confirm })}
          />
        </div>
      </div>
    </Panel>
  );
}
