import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { OnceSecret } from '../parts/OnceSecret.tsx';
import { ownFactorTexts } from './ownFactorTexts.ts';

interface Props {
  /** Shown once; null closes the dialog. */
  codes: readonly string[] | null;
  onClose: () => void;
}

/** Shows recovery codes, to be kept. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const texts = useTexts(ownFactorTexts);
  return (
    <Dialog
      open={codes !== null}
      steady="always"
      onDismiss={onClose}
      title={texts.codesTitle}
      description={texts.codesText}
      closeLabel={texts.close}
      footer={<Button onClick={onClose}>{texts.kept}</Button>}
    >
      {codes && <OnceSecret secret={codes.join('\n')} />}
    </Dialog>
  );
}
