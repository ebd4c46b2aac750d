import { useSearchParams } from 'react-router-dom';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { LanguageIcon } from '../ui/icons.tsx';

/** Shows the language it leads to: ID while English is active, EN otherwise (docs/product.md#language). */
export function LanguageToggle() {
  const texts = useTexts(chromeTexts);
  const { language, toggleLanguage } = useLanguage();
  const [parameters, setParameters] = useSearchParams();
  const toggle = () => {
    toggleLanguage();
    if (parameters.has('lang')) {
      // An address that names a language must not call the reader back to it.
      parameters.delete('lang');
      setParameters(parameters, { replace: true, preventScrollReset: true });
    }
  };
  return (
    <Button
      variant="ghost"
      size="small"
      lang={language === 'en' ? 'id' : 'en'}
      title={texts.otherLanguage}
      onClick={toggle}
    >
      <LanguageIcon />
      {texts.otherLanguageCode}
    </Button>
  );
}
