import { useState } from 'react';
import { useTexts } from '../../../language/LanguageProvider.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import * as styles from './PreviewLinks.css.ts';
import { previewTexts } from './previewTexts.ts';

/** The address of a new link, which is shown only now. */
export function NewLink({ address }: { address: string }) {
  const texts = useTexts(previewTexts);
  const [isCopied, setCopied] = useState(false);
  const handleCopy = async () => {
    // Over plain HTTP, browsers have no clipboard; the address can still be selected.
    await navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <div className={styles.created}>
      <TextField
        label={texts.address}
        hint={texts.once}
        name="preview-link"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Button size="small" variant="secondary" onClick={() => void handleCopy()}>
        {isCopied ? texts.copied : texts.copy}
      </Button>
    </div>
  );
}
