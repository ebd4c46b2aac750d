import { useReducer } from 'react';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { settingsTexts } from './settingsTexts.ts';
import { toggleTheme, useTheme } from '../../theme/useTheme.ts';
import { SwitchField } from '../../ui/CheckboxField.tsx';
import { Setting } from './Setting.tsx';

/** Switches between the light and the dark theme (docs/product.md#settings). */
export function AppearanceSetting() {
  const texts = useTexts(settingsTexts);
  const theme = useTheme();
  const [, follow] = useReducer((changes: number) => changes + 1, 0);
  const handleChange = () => {
    toggleTheme();
    // The page changes in a transition, until which React would put the switch back.
    follow();
  };
  return (
    <Setting title={texts.appearance} lead={texts.appearanceLead}>
      <SwitchField
        label={texts.darkTheme}
        hint={texts.darkThemeHint}
        checked={theme === 'dark'}
        onChange={handleChange}
      />
    </Setting>
  );
}
