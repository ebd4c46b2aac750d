import type { Bilingual } from '../../shared/language.ts';

interface PresenceTexts {
  /** Names of people. */
  open: (names: string) => string;
  typed: (names: string) => string;
  takenOver: string;
  takenOverText: (by: string) => string;
  stillHere: string;
  includedText: (by: string) => string;
  savedAfterAll: string;
}

export const presenceTexts: Bilingual<PresenceTexts> = {
  en: {
    open: (names) => `Also open: ${names}`,
    typed: (names) => `Being edited by ${names}`,
    takenOver: 'A new version is in this form',
    takenOverText: (by) => `${by} saved it just now.`,
    stillHere: 'What you typed is still here.',
    includedText: (by) => `${by} saved it just now, with what you had typed.`,
    savedAfterAll: 'It was saved after all',
  },
  id: {
    open: (names) => `Juga dibuka: ${names}`,
    typed: (names) => `Sedang disunting oleh ${names}`,
    takenOver: 'Versi baru sudah ada di formulir ini',
    takenOverText: (by) => `${by} baru saja menyimpannya.`,
    stillHere: 'Yang Anda ketik tetap ada.',
    includedText: (by) => `${by} baru saja menyimpannya, termasuk yang Anda ketik.`,
    savedAfterAll: 'Ternyata sudah tersimpan',
  },
};
