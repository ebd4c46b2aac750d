import { useTexts } from '../../language/LanguageProvider.tsx';
import { settingsTexts } from './settingsTexts.ts';

/** Returns the name of a device in the reader’s language: Firefox on Linux. */
export function useDeviceName(): (
  browser: string | null | undefined,
  system: string | null | undefined,
) => string {
  const { browserOn, unknownDevice } = useTexts(settingsTexts);
  return (browser, system) =>
    browser && system ? browserOn(browser, system) : (browser ?? system ?? unknownDevice);
}
