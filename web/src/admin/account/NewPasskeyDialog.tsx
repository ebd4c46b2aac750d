import { useTexts } from '../../language/LanguageProvider.tsx';
import { ownPasskeyTexts } from './ownPasskeyTexts.ts';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';
import { useAddPasskey } from './useAddPasskey.ts';

interface Props {
  open: boolean;
  passkeysId: string;
  onClose: () => void;
  /** Called with the recovery codes of the first second factor; null if the account keeps its own. */
  onCodes: (codes: readonly string[] | null) => void;
}

/** Names a passkey, and has the browser make it. */
export function NewPasskeyDialog({ open, passkeysId, onClose, onCodes }: Props) {
  const texts = useTexts(ownPasskeyTexts);
  const { addPasskey, isAdding } = useAddPasskey(passkeysId);
  return (
    <PasskeyNameDialog
      open={open}
      title={texts.addTitle}
      text={texts.addText}
      submit={isAdding ? texts.adding : texts.add}
      isBusy={isAdding}
      onClose={onClose}
      onSubmit={async (name) => {
        if (isAdding) return undefined;
        const outcome = await addPasskey(name);
        if (!outcome.isAdded) return outcome.problem;
        onClose();
        onCodes(outcome.codes);
        return undefined;
      }}
    />
  );
}
