import { useHead } from '../head.ts';
import { adminTexts } from '../language/admin.ts';
import { languages } from '../language/language.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { toggleTheme, useTheme } from '../theme/useTheme.ts';
import * as type from '../theme/typography.css.ts';
import { SwitchField } from '../ui/CheckboxField.tsx';
import { Chip } from '../ui/Chip.tsx';
import { AdminHeading } from './AdminHeading.tsx';
import * as styles from './SettingsSection.css.ts';

/** The appearance switch of specification section 2.10, and the language. */
export function SettingsSection() {
  const texts = useTexts(adminTexts);
  const { language, toggleLanguage } = useLanguage();
  const theme = useTheme();
  useHead({ title: `${texts.settings} – ${texts.admin}`, description: texts.settingsText, hidden: true });
  return (
    <>
      <AdminHeading title={texts.settings} lead={texts.settingsText} />
      <div className={styles.settings}>
        <section aria-labelledby="appearance" className={styles.setting}>
          <h2 id="appearance" className={type.title}>
            {texts.appearance}
          </h2>
          <SwitchField
            label={texts.darkTheme}
            hint={texts.darkThemeHint}
            checked={theme === 'dark'}
            onChange={toggleTheme}
          />
        </section>
        <section aria-labelledby="language" className={styles.setting}>
          <h2 id="language" className={type.title}>
            {texts.language}
          </h2>
          <p className={type.caption}>{texts.languageHint}</p>
          <div role="group" aria-labelledby="language" className={styles.choices}>
            {languages.map((name) => (
              <Chip
                key={name}
                pressed={name === language}
                onPress={() => name !== language && toggleLanguage()}
              >
                <span lang={name}>{texts.languageNames[name]}</span>
              </Chip>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}
