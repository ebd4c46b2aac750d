import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SecondFactor_viewer$key } from '../../__generated__/SecondFactor_viewer.graphql.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { localMoment } from '../../language/localMoment.ts';
import { Rows } from '../list/Rows.tsx';
import { Row } from '../settings/Row.tsx';
import * as styles from '../settings/SettingsPage.css.ts';
import { AuthenticatorButton } from './AuthenticatorButton.tsx';
import { NewCodesButton } from './NewCodesButton.tsx';
import { ownFactorTexts } from './ownFactorTexts.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { RemoveAuthenticatorButton } from './RemoveAuthenticatorButton.tsx';

interface Props {
  viewer: SecondFactor_viewer$key;
}

/** The authenticator app and the recovery codes of the admin. */
export function SecondFactor({ viewer }: Props) {
  const texts = useTexts(ownFactorTexts);
  const { language } = useLanguage();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { secondFactors } = useFragment(
    graphql`
      fragment SecondFactor_viewer on Admin {
        secondFactors @required(action: THROW) {
          isOn
          authenticatorAddedAt
          recoveryCodesLeft
        }
      }
    `,
    viewer,
  );
  const { isOn, authenticatorAddedAt: addedAt, recoveryCodesLeft: left } = secondFactors;
  return (
    <div className={styles.content}>
      <Rows
        label={texts.title}
        rows={[
          {
            key: 'app',
            row: (
              <Row
                name={texts.app}
                facts={[addedAt ? texts.appOn(localMoment(language, addedAt)) : texts.appOff]}
                action={
                  <div className={styles.bar}>
                    <AuthenticatorButton isReplacement={Boolean(addedAt)} onCodes={setCodes} />
                    {addedAt && <RemoveAuthenticatorButton />}
                  </div>
                }
              />
            ),
          },
          {
            key: 'codes',
            row: (
              <Row
                name={texts.codes}
                facts={[isOn ? texts.codesLeft(left) : texts.noCodes]}
                action={isOn && <NewCodesButton onCodes={setCodes} />}
              />
            ),
          },
        ]}
        empty={null}
      />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </div>
  );
}
