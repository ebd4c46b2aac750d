import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { toggleTheme, useTheme } from '../theme/useTheme.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { MoonIcon, SunIcon } from '../ui/icons.tsx';

export function ThemeToggle() {
  const texts = useTexts(chromeTexts);
  const theme = useTheme();
  return (
    <IconButton label={theme === 'dark' ? texts.switchToLight : texts.switchToDark} onClick={toggleTheme}>
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
