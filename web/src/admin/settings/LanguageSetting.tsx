import { adminTexts } from '../../language/adminTexts.ts';
import { languages } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { settingsTexts } from './settingsTexts.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Setting } from './Setting.tsx';
import * as styles from './SettingsPage.css.ts';

/** The language of the dashboard, and of the site in this browser. */
export function LanguageSetting() {
  const texts = useTexts(settingsTexts);
  const { languageNames } = useTexts(adminTexts);
  const { language, toggleLanguage } = useLanguage();
  return (
    <Setting title={texts.language} lead={texts.languageLead}>
      <div role="group" aria-label={texts.language} className={styles.choices}>
        {languages.map((name) => (
          <Chip key={name} pressed={name === language} onPress={() => name !== language && toggleLanguage()}>
            <span lang={name}>{languageNames[name]}</span>
          </Chip>
        ))}
      </div>
    </Setting>
  );
}
