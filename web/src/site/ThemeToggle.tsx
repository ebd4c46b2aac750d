import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { toggleTheme, useTheme } from '../theme/useTheme.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { MoonIcon, SunIcon } from '../ui/icons.tsx';
import { PlainForm } from '../ui/PlainForm.tsx';
import * as styles from './ThemeToggle.css.ts';

export function ThemeToggle() {
  const texts = useTexts(chromeTexts);
  const theme = useTheme();
  const isDark = theme === 'dark';
  return (
    <PlainForm method="post" action="/preferences">
      <span className={styles.toDark}>
        <IconButton
          type="submit"
          name="theme"
          value={isDark ? 'light' : 'dark'}
          label={isDark ? texts.switchToLight : texts.switchToDark}
          onClick={toggleTheme}
        >
          {isDark ? <SunIcon /> : <MoonIcon />}
        </IconButton>
      </span>
      {/* The server does not know the system’s theme: without scripts, the style sheet chooses one of two buttons. */}
      <noscript>
        <span className={styles.toLight}>
          <IconButton type="submit" name="theme" value="light" label={texts.switchToLight}>
            <SunIcon />
          </IconButton>
        </span>
      </noscript>
    </PlainForm>
  );
}
