import { useEffect, useState } from 'react';
import { loadingTexts } from '../language/loadingTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { focusMainIfLost } from '../ui/focusMainIfLost.ts';
import { PlainForm } from '../ui/PlainForm.tsx';
import { KeptParameters } from './KeptParameters.tsx';
import { useReload } from './pageContext.ts';

/** In a notice that something could not be loaded: loads the page’s data again or, without scripts, the document. */
export function TryAgain() {
  const { tryAgain } = useTexts(loadingTexts);
  const reload = useReload();
  const [isTrying, setTrying] = useState(false);
  const attempt = async () => {
    setTrying(true);
    await reload();
    setTrying(false);
  };
  // What has been loaded takes the place of the pressed button.
  useEffect(() => () => focusMainIfLost(), []);
  return (
    <PlainForm>
      <KeptParameters except={[]} />
      <Button type="submit" busy={isTrying} onClick={() => void attempt()}>
        {tryAgain}
      </Button>
    </PlainForm>
  );
}
