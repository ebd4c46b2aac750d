import { Suspense } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { SettingsPageQuery } from '../../__generated__/SettingsPageQuery.graphql.ts';
import { useHead } from '../../head.ts';
import { adminTexts } from '../../language/admin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { settingsAdminTexts } from '../../language/settingsAdmin.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { AdminHeading } from '../AdminHeading.tsx';
import { ApiTokens } from './ApiTokens.tsx';
import { AppearanceSetting } from './AppearanceSetting.tsx';
import { LanguageSetting } from './LanguageSetting.tsx';
import { PasswordAndSessions } from './PasswordAndSessions.tsx';
import { SecurityEvents } from './SecurityEvents.tsx';
import * as styles from './SettingsPage.css.ts';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

const query = graphql`
  query SettingsPageQuery @preloadable {
    ...PasswordAndSessions_query
    ...ApiTokens_query
    ...SecurityEvents_query
  }
`;

/** How the site looks to an admin (specification section 2.10), and what can act in their name. */
export function SettingsPage() {
  const { settings, admin } = useTexts(adminTexts);
  const texts = useTexts(settingsAdminTexts);
  useHead({ title: `${settings} – ${admin}`, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading title={settings} lead={texts.lead} />
      <div className={styles.settings}>
        <AppearanceSetting />
        <LanguageSetting />
        <Suspense fallback={<SettingsSkeleton />}>
          <Account />
        </Suspense>
      </div>
    </>
  );
}

function Account() {
  const data = usePageQuery<SettingsPageQuery>(query);
  return (
    <>
      <PasswordAndSessions query={data} />
      <ApiTokens query={data} />
      <SecurityEvents query={data} />
    </>
  );
}
