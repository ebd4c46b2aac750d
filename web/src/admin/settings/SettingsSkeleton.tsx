import { formTexts } from '../../language/formAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { securityLogTexts } from '../../language/securityLogAdmin.ts';
import { settingsAdminTexts } from '../../language/settingsAdmin.ts';
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { Setting } from './Setting.tsx';
import * as styles from './SettingsSkeleton.css.ts';

/** The password, the sessions, the tokens and the log while they load. */
export function SettingsSkeleton() {
  const texts = useTexts(settingsAdminTexts);
  const log = useTexts(securityLogTexts);
  const { loading } = useTexts(formTexts);
  return (
    <Loading label={loading}>
      <Setting title={texts.password} lead={texts.passwordLead}>
        <div className={styles.form}>
          <SkeletonBlock ratio="fill" />
        </div>
      </Setting>
      <Setting title={texts.sessions} lead={texts.sessionsLead}>
        <div className={styles.list}>
          <SkeletonBlock ratio="fill" />
        </div>
      </Setting>
      <Setting title={texts.tokens} lead={texts.tokensLead}>
        <div className={styles.list}>
          <SkeletonBlock ratio="fill" />
        </div>
      </Setting>
      <Setting title={log.title} lead={log.lead}>
        <div className={styles.list}>
          <SkeletonBlock ratio="fill" />
        </div>
      </Setting>
    </Loading>
  );
}
