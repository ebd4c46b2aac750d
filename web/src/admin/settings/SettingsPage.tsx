import type { ReactNode } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type {
  SettingsPageQuery,
  SettingsPageQuery$data,
} from '../../__generated__/SettingsPageQuery.graphql.ts';
import { useHead } from '../../page/head.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { securityLogTexts } from './securityLogTexts.ts';
import { settingsTexts } from './settingsTexts.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { AdminHeading } from '../parts/AdminHeading.tsx';
import { Part } from '../parts/Part.tsx';
import { ApiTokens } from './ApiTokens.tsx';
import { AppearanceSetting } from './AppearanceSetting.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { LanguageSetting } from './LanguageSetting.tsx';
import { SecurityEvents } from './SecurityEvents.tsx';
import { Sessions } from './Sessions.tsx';
import { Setting } from './Setting.tsx';
import * as styles from './SettingsPage.css.ts';
import { SettingSkeleton } from './SettingSkeleton.tsx';

const query = graphql`
  query SettingsPageQuery @preloadable {
    ...Sessions_query
    ...ApiTokens_query
    ...SecurityEvents_query
  }
`;

/** An admin’s preferences, and the sessions and tokens that act in their name (docs/product.md#settings). */
export function SettingsPage() {
  const { settings, admin } = useTexts(adminTexts);
  const texts = useTexts(settingsTexts);
  const log = useTexts(securityLogTexts);
  useHead({ title: settings, titleEnd: admin, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading title={settings} lead={texts.lead} />
      <div className={styles.settings}>
        <AppearanceSetting />
        <LanguageSetting />
        <Setting title={texts.password} lead={texts.passwordLead}>
          <ChangePasswordForm />
        </Setting>
        <LoadedSetting title={texts.sessions} lead={texts.sessionsLead}>
          {(data) => <Sessions query={data} />}
        </LoadedSetting>
        <LoadedSetting title={texts.tokens} lead={texts.tokensLead}>
          {(data) => <ApiTokens query={data} />}
        </LoadedSetting>
        <LoadedSetting title={log.title} lead={log.lead}>
          {(data) => <SecurityEvents query={data} />}
        </LoadedSetting>
      </div>
    </>
  );
}

interface LoadedSettingProps {
  title: string;
  lead: string;
  children: (data: SettingsPageQuery$data) => ReactNode;
}

function LoadedSetting({ title, lead, children }: LoadedSettingProps) {
  return (
    <Setting title={title} lead={lead}>
      <Part skeleton={<SettingSkeleton />}>
        <Loaded>{children}</Loaded>
      </Part>
    </Setting>
  );
}

function Loaded({ children }: Pick<LoadedSettingProps, 'children'>) {
  return children(usePageQuery<SettingsPageQuery>(query));
}
