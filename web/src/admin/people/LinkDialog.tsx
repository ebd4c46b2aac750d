import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { OnceSecret } from '../parts/OnceSecret.tsx';
import { peopleTexts } from './peopleTexts.ts';

interface Props {
  email: string;
  /** Shown once; null closes the dialog. */
  link: string | null;
  onClose: () => void;
}

/** Shows the link of an account, to pass on. */
export function LinkDialog({ email, link, onClose }: Props) {
  const texts = useTexts(peopleTexts);
  return (
    <Dialog
      open={link !== null}
      steady="always"
      onDismiss={onClose}
      title={texts.linkTitle}
      description={texts.linkText(email)}
      closeLabel={texts.close}
      footer={<Button onClick={onClose}>{texts.done}</Button>}
    >
      {link !== null && <OnceSecret secret={link} />}
    </Dialog>
  );
}
