import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PasskeyRow_passkey$key } from '../../__generated__/PasskeyRow_passkey.graphql.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { localMoment } from '../../language/localMoment.ts';
import { Row } from '../settings/Row.tsx';
import { ownPasskeyTexts } from './ownPasskeyTexts.ts';
import { RemovePasskeyButton } from './RemovePasskeyButton.tsx';
import { RenamePasskeyButton } from './RenamePasskeyButton.tsx';

interface Props {
  passkey: PasskeyRow_passkey$key;
  passkeysId: string;
}

/** One passkey: its name, when it was added and last used. */
export function PasskeyRow({ passkey: key, passkeysId }: Props) {
  const texts = useTexts(ownPasskeyTexts);
  const { language } = useLanguage();
  const passkey = useFragment(
    graphql`
      fragment PasskeyRow_passkey on Passkey {
        name
        createdAt
        lastUsedAt
        ...RenamePasskeyButton_passkey
        ...RemovePasskeyButton_passkey
      }
    `,
    key,
  );
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Row
      name={name}
      facts={[
        texts.addedOn(localMoment(language, createdAt)),
        lastUsedAt ? texts.lastUsed(localMoment(language, lastUsedAt)) : texts.neverUsed,
      ]}
      action={
        <>
          <RenamePasskeyButton passkey={passkey} />
          <RemovePasskeyButton passkey={passkey} passkeysId={passkeysId} />
        </>
      }
    />
  );
}
