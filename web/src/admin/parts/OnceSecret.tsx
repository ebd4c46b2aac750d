import { useState } from 'react';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckIcon } from '../../ui/moreIcons.tsx';
import * as styles from './OnceSecret.css.ts';
import { useDialogChanges } from './useDialogChanges.ts';

interface Props {
  secret: string;
}

/** A secret that is shown once, such as a token, a link or codes, one a line, with a button that copies it. */
export function OnceSecret({ secret }: Props) {
  const texts = useTexts(formTexts);
  useDialogChanges(true);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome('copied');
    } catch {
      // Not permitted, or over plain HTTP, where browsers have no clipboard.
      setOutcome('failed');
    }
  };
  return (
    <div className={styles.secret}>
      <code className={styles.text}>{secret}</code>
      <Button variant="secondary" onClick={() => void handleCopy()}>
        {outcome === 'copied' && <CheckIcon />}
        {outcome === 'copied' ? texts.copied : texts.copy}
      </Button>
      <p role="status">{outcome === 'failed' && texts.copyFailed}</p>
    </div>
  );
}
