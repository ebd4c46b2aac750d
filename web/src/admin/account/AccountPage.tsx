import type { ReactNode } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type {
  AccountPageQuery,
  AccountPageQuery$data,
} from '../../__generated__/AccountPageQuery.graphql.ts';
import { useHead } from '../../page/head.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { AdminHeading } from '../parts/AdminHeading.tsx';
import { AppearanceSetting } from '../settings/AppearanceSetting.tsx';
import { LoadedSetting } from '../settings/LoadedSetting.tsx';
import { Setting } from '../settings/Setting.tsx';
import * as styles from '../settings/SettingsPage.css.ts';
import { accountTexts } from './accountTexts.ts';
import { ApiTokens } from './ApiTokens.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { OwnAccountForm } from './OwnAccountForm.tsx';
import { ownFactorTexts } from './ownFactorTexts.ts';
import { ownPasskeyTexts } from './ownPasskeyTexts.ts';
import { Passkeys } from './Passkeys.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';

const query = graphql`
  query AccountPageQuery @preloadable {
    viewer {
      ...OwnAccountForm_viewer
      ...SecondFactor_viewer
    }
    ...Passkeys_query
    ...Sessions_query
    ...ApiTokens_query
  }
`;

/** Somebody’s own account: who they are, and what acts in their name (docs/product.md#account). */
export function AccountPage() {
  const { admin } = useTexts(adminTexts);
  const texts = useTexts(accountTexts);
  const { passkeys, lead: passkeysLead } = useTexts(ownPasskeyTexts);
  const { title: secondFactor, lead: secondFactorLead } = useTexts(ownFactorTexts);
  useHead({ title: texts.title, titleEnd: admin, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading title={texts.title} lead={texts.lead} />
      <div className={styles.settings}>
        <LoadedSetting title={texts.person} lead={texts.personLead}>
          <Loaded>{({ viewer }) => viewer && <OwnAccountForm viewer={viewer} />}</Loaded>
        </LoadedSetting>
        <AppearanceSetting />
        <Setting title={texts.password} lead={texts.passwordLead}>
          <ChangePasswordForm />
        </Setting>
        <LoadedSetting title={passkeys} lead={passkeysLead}>
          <Loaded>{(data) => <Passkeys query={data} />}</Loaded>
        </LoadedSetting>
        <LoadedSetting title={secondFactor} lead={secondFactorLead}>
          <Loaded>{({ viewer }) => viewer && <SecondFactor viewer={viewer} />}</Loaded>
        </LoadedSetting>
        <LoadedSetting title={texts.sessions} lead={texts.sessionsLead}>
          <Loaded>{(data) => <Sessions query={data} />}</Loaded>
        </LoadedSetting>
        <LoadedSetting title={texts.tokens} lead={texts.tokensLead}>
          <Loaded>{(data) => <ApiTokens query={data} />}</Loaded>
        </LoadedSetting>
      </div>
    </>
  );
}

function Loaded({ children }: { children: (data: AccountPageQuery$data) => ReactNode }) {
  return children(usePageQuery<AccountPageQuery>(query));
}
