import { bilingual } from '../../shared/language.ts';

/** The texts of the launch check in the form and the list of articles (docs/product.md#launch-check). */
export const launchCheckTexts = bilingual({
  en: {
    title: 'Launch check',
    checking: 'Checking...',
    failed: 'Not checked: a field is invalid, or the server cannot be reached.',
    nothing: 'Nothing to mend',
    kinds: {
      STOPS: 'Stops the publication',
      WARNS: 'Readers will notice',
      HINTS: 'Could be better',
    },
    toMend: (count: string) => `${count} to mend`,
    hints: (count: string) => (count === '1' ? '1 hint' : `${count} hints`),
    mend: (count: string, title: string) => `${count} to mend: ${title}`,
    stoppedTitle: 'Not published yet',
    stoppedText: 'Mend this first. To save it as a draft, turn off “Published”.',
    stoppedApproval: 'Mend this first, or send it back.',
    back: 'Back to the Article',
    override: 'Publish Anyway',
    close: 'Close',
  },
  id: {
    title: 'Pemeriksaan sebelum terbit',
    checking: 'Memeriksa...',
    failed: 'Belum diperiksa: ada isian yang tidak valid, atau server tidak dapat dihubungi.',
    nothing: 'Tidak ada yang perlu diperbaiki',
    kinds: {
      STOPS: 'Menghalangi penerbitan',
      WARNS: 'Akan terlihat pembaca',
      HINTS: 'Bisa lebih baik',
    },
    toMend: (count: string) => `${count} perlu diperbaiki`,
    hints: (count: string) => `${count} saran`,
    mend: (count: string, title: string) => `${count} perlu diperbaiki: ${title}`,
    stoppedTitle: 'Belum diterbitkan',
    stoppedText: 'Perbaiki ini dulu. Untuk menyimpannya sebagai draf, matikan “Terbit”.',
    stoppedApproval: 'Perbaiki ini dulu, atau kembalikan.',
    back: 'Kembali ke Artikel',
    override: 'Tetap Terbitkan',
    close: 'Tutup',
  },
});
