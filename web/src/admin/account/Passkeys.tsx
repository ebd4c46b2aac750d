import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Passkeys_query$key } from '../../__generated__/Passkeys_query.graphql.ts';
import { hasPasskeys } from '../../auth/passkey.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlusIcon } from '../../ui/moreIcons.tsx';
import { Rows } from '../list/Rows.tsx';
import * as styles from '../settings/SettingsPage.css.ts';
import { NewPasskeyDialog } from './NewPasskeyDialog.tsx';
import { ownPasskeyTexts } from './ownPasskeyTexts.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

interface Props {
  query: Passkeys_query$key;
}

/** The passkeys with which the admin signs in: there are few, so the list is whole. */
export function Passkeys({ query }: Props) {
  const texts = useTexts(ownPasskeyTexts);
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { viewer } = useFragment(
    graphql`
      fragment Passkeys_query on Query {
        viewer {
          passkeys(first: 20) @connection(key: "Passkeys_passkeys") @required(action: THROW) {
            __id
            edges {
              node {
                id
                ...PasskeyRow_passkey
              }
            }
          }
        }
      }
    `,
    query,
  );
  // Not signed in: the dashboard redirects to the sign-in page.
  if (!viewer) return null;
  const { __id, edges } = viewer.passkeys;
  return (
    <div className={styles.content}>
      {hasPasskeys() ? (
        <div className={styles.bar}>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            <PlusIcon />
            {texts.add}
          </Button>
        </div>
      ) : (
        <p className={styles.lead}>{texts.unsupported}</p>
      )}
      {(edges.length > 0 || hasPasskeys()) && (
        <Rows
          label={texts.passkeys}
          rows={edges.map(({ node }) => ({
            key: node.id,
            row: <PasskeyRow passkey={node} passkeysId={__id} />,
          }))}
          empty={<EmptyState title={texts.none} text={texts.noneText} />}
        />
      )}
      <NewPasskeyDialog
        open={isAdding}
        passkeysId={__id}
        onClose={() => setAdding(false)}
        onCodes={setCodes}
      />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </div>
  );
}
