import { bilingual } from '../../shared/language.ts';

/** The texts of the settings, and of what an account shows of them (docs/product.md#settings). */
export const settingsTexts = bilingual({
  en: {
    lead: 'How the site looks to you in this browser.',
    leadWithLog: 'How the site looks to you in this browser, and what happened to the accounts.',
    appearance: 'Appearance',
    appearanceLead: 'For the dashboard and the site, in this browser.',
    darkTheme: 'Dark theme',
    darkThemeHint: 'Light text on a dark background.',
    language: 'Language',
    languageLead: 'For the dashboard and the site, in this browser.',
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
  },
  id: {
    lead: 'Tampilan situs untuk Anda di peramban ini.',
    leadWithLog: 'Tampilan situs untuk Anda di peramban ini, serta peristiwa pada akun.',
    appearance: 'Tampilan',
    appearanceLead: 'Untuk dasbor dan situs, di peramban ini.',
    darkTheme: 'Tema gelap',
    darkThemeHint: 'Teks terang di atas latar gelap.',
    language: 'Bahasa',
    languageLead: 'Untuk dasbor dan situs, di peramban ini.',
    browserOn: (browser: string, system: string) => `${browser} di ${system}`,
    unknownDevice: 'Perangkat tidak dikenal',
  },
});
