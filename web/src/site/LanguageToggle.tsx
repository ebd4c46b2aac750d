import { useSearchParams } from 'react-router-dom';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { otherLanguage } from '../shared/language.ts';
import { Button } from '../ui/Button.tsx';
import { LanguageIcon } from '../ui/icons.tsx';
import { PlainForm } from '../ui/PlainForm.tsx';

/** Shows the language it switches to: ID while English is active, EN otherwise (docs/product.md#language). */
export function LanguageToggle() {
  const texts = useTexts(chromeTexts);
  const { language, toggleLanguage } = useLanguage();
  const other = otherLanguage(language);
  const [parameters, setParameters] = useSearchParams();
  const toggle = () => {
    toggleLanguage();
    if (parameters.has('lang')) {
      // A language in the address must not override the choice.
      parameters.delete('lang');
      setParameters(parameters, { replace: true, preventScrollReset: true });
    }
  };
  return (
    <PlainForm method="post" action="/preferences">
      <Button
        type="submit"
        name="language"
        value={other}
        variant="ghost"
        size="small"
        lang={other}
        title={texts.otherLanguage}
        onClick={toggle}
      >
        <LanguageIcon />
        {texts.otherLanguageCode}
      </Button>
    </PlainForm>
  );
}
