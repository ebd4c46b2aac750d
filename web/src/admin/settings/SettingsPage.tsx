import { graphql } from 'react-relay/hooks.js';
import type { SettingsPageQuery } from '../../__generated__/SettingsPageQuery.graphql.ts';
import { useHead } from '../../page/head.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { securityLogTexts } from './securityLogTexts.ts';
import { settingsTexts } from './settingsTexts.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { AdminHeading } from '../parts/AdminHeading.tsx';
import { useViewerMay } from '../parts/useViewerMay.ts';
import { AppearanceSetting } from './AppearanceSetting.tsx';
import { LanguageSetting } from './LanguageSetting.tsx';
import { LoadedSetting } from './LoadedSetting.tsx';
import { SecurityEvents } from './SecurityEvents.tsx';
import * as styles from './SettingsPage.css.ts';

const query = graphql`
  query SettingsPageQuery @preloadable {
    ...SecurityEvents_query
  }
`;

/** How the site looks in this browser and, for owners, the security log (docs/product.md#settings). */
export function SettingsPage() {
  const { settings, admin } = useTexts(adminTexts);
  const texts = useTexts(settingsTexts);
  const log = useTexts(securityLogTexts);
  const seesLog = useViewerMay()('people.read') === true;
  const lead = seesLog ? texts.leadWithLog : texts.lead;
  useHead({ title: settings, titleEnd: admin, description: lead, hidden: true });
  return (
    <>
      <AdminHeading title={settings} lead={lead} />
      <div className={styles.settings}>
        <AppearanceSetting />
        <LanguageSetting />
        {seesLog && (
          <LoadedSetting title={log.title} lead={log.lead}>
            <Log />
          </LoadedSetting>
        )}
      </div>
    </>
  );
}

function Log() {
  return <SecurityEvents query={usePageQuery<SettingsPageQuery>(query)} />;
}
