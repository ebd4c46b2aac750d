import { bilingual, type Bilingual } from '../../shared/language.ts';

/** The command that repacks an unpacked archive. */
const pack = 'cut -c 67- SHA256SUMS | tar --create --format=ustar --file=site.tar --files-from=- SHA256SUMS';

const repack: Bilingual<string> = {
  en: `If you packed it yourself, pack its files without their folder, in the order of SHA256SUMS: ${pack}`,
  id: `Jika Anda mengemasnya sendiri, kemas berkas-berkasnya tanpa foldernya, sesuai urutan SHA256SUMS: ${pack}`,
};

/** Why a file cannot be imported. */
export const importRefusalTexts = bilingual({
  en: {
    fileRefused: (file: string) => `${file} cannot be imported`,
    tooLarge: (size: string, limit: string) => `The file is too large: ${size}. The limit is about ${limit}.`,
    unfit: {
      unreadable: 'The file could not be read. Choose it again.',
      previewFailed: 'Failed to check the file',
      incomplete: `The file is not a complete archive of this site, or was cut off. Export it again, or use another copy. ${repack.en}`,
    },
    notJson: 'The file is damaged (not valid JSON). Export it again, or use another copy.',
    notAnArchive: 'This file is not an archive of this site. Choose one that was exported here.',
    newerVersion: 'The archive comes from a newer version of the site. Update this server first.',
    wholeRefused: {
      ARCHIVE_INCOMPLETE: `The file is not a complete archive of this site, or was cut off. Nothing was imported. Export it again, or use another copy. ${repack.en}`,
    },
    aFile: 'a file',
    wholeFileRefused: {
      FILE_DAMAGED: (file: string) =>
        `The file is damaged: ${file} has changed since the export. Nothing was imported. Use another copy.`,
      FILE_TWICE: (file: string) =>
        `The file was changed after it was exported: it contains ${file} twice, or in the wrong place. Nothing was imported.`,
      FILE_UNKNOWN: (file: string) =>
        `The file was changed after it was exported: ${file} does not belong in it. Nothing was imported.`,
      FILE_TOO_LARGE: (file: string) => `${file} is too large. Nothing was imported.`,
      NOT_AN_IMAGE: (file: string) => `${file} is not an image file. Nothing was imported.`,
      IMAGE_TOO_LARGE: (file: string) => `${file} is larger than 1MB. Nothing was imported.`,
      TOO_MANY_PIXELS: (file: string) =>
        `${file} is wider or higher than 4,096 pixels. Nothing was imported.`,
      TOO_MANY_FRAMES: (file: string) => `${file} has more than 500 frames. Nothing was imported.`,
    },
    wholeStatus: {
      413: 'The file is too large: the limit is 4 GiB. Nothing was imported.',
      503: 'The server is importing another file, or is busy. Try again in a moment.',
      507: 'The server has no space left for this file. Nothing was imported. Contact whoever runs the site.',
    },
    wholeNotTaken: 'The server did not accept the file. Nothing was imported.',
    problems: (count: string) => `The file has ${count} problems. Nothing was imported:`,
    oneProblem: 'The file has one problem. Nothing was imported:',
    row: (number: string) => `row ${number}`,
    head: 'Start of the file',
    problem: {
      REQUIRED: 'is missing.',
      TOO_LONG: 'is too long.',
      INVALID: 'is not valid.',
      UNKNOWN: 'is not recognized.',
      DUPLICATE: 'appears twice.',
    },
  },
  id: {
    fileRefused: (file: string) => `${file} tidak dapat diimpor`,
    tooLarge: (size: string, limit: string) =>
      `Berkas ini terlalu besar: ${size}. Batasnya sekitar ${limit}.`,
    unfit: {
      unreadable: 'Berkas tidak dapat dibaca. Pilih lagi.',
      previewFailed: 'Gagal memeriksa berkas',
      incomplete: `Berkas ini bukan arsip situs ini yang lengkap, atau terpotong. Ekspor lagi, atau pakai salinan lain. ${repack.id}`,
    },
    notJson: 'Berkas ini rusak (bukan JSON yang valid). Ekspor lagi, atau pakai salinan lain.',
    notAnArchive: 'Berkas ini bukan arsip situs ini. Pilih berkas yang diekspor dari sini.',
    newerVersion: 'Arsip ini berasal dari versi situs yang lebih baru. Perbarui server ini lebih dulu.',
    wholeRefused: {
      ARCHIVE_INCOMPLETE: `Berkas ini bukan arsip situs ini yang lengkap, atau terpotong. Tidak ada yang diimpor. Ekspor lagi, atau pakai salinan lain. ${repack.id}`,
    },
    aFile: 'sebuah berkas',
    wholeFileRefused: {
      FILE_DAMAGED: (file: string) =>
        `Berkas ini rusak: ${file} sudah berubah sejak diekspor. Tidak ada yang diimpor. Pakai salinan lain.`,
      FILE_TWICE: (file: string) =>
        `Berkas ini diubah setelah diekspor: ${file} ada dua kali di dalamnya, atau tempatnya salah. Tidak ada yang diimpor.`,
      FILE_UNKNOWN: (file: string) =>
        `Berkas ini diubah setelah diekspor: ${file} bukan bagian darinya. Tidak ada yang diimpor.`,
      FILE_TOO_LARGE: (file: string) => `${file} terlalu besar. Tidak ada yang diimpor.`,
      NOT_AN_IMAGE: (file: string) => `${file} bukan berkas gambar. Tidak ada yang diimpor.`,
      IMAGE_TOO_LARGE: (file: string) => `${file} lebih besar daripada 1 MB. Tidak ada yang diimpor.`,
      TOO_MANY_PIXELS: (file: string) =>
        `Lebar atau tinggi ${file} lebih dari 4.096 piksel. Tidak ada yang diimpor.`,
      TOO_MANY_FRAMES: (file: string) => `${file} lebih dari 500 bingkai. Tidak ada yang diimpor.`,
    },
    wholeStatus: {
      413: 'Berkas ini terlalu besar: batasnya 4 GiB. Tidak ada yang diimpor.',
      503: 'Server sedang mengimpor berkas lain atau sedang sibuk. Coba lagi beberapa saat kemudian.',
      507: 'Tidak ada ruang lagi di server untuk berkas ini. Tidak ada yang diimpor. Hubungi pengelola situs.',
    },
    wholeNotTaken: 'Server tidak menerima berkas ini. Tidak ada yang diimpor.',
    problems: (count: string) => `Ada ${count} masalah dalam berkas ini. Tidak ada yang diimpor:`,
    oneProblem: 'Ada satu masalah dalam berkas ini. Tidak ada yang diimpor:',
    row: (number: string) => `baris ${number}`,
    head: 'Bagian awal berkas',
    problem: {
      REQUIRED: 'tidak ada.',
      TOO_LONG: 'terlalu panjang.',
      INVALID: 'tidak valid.',
      UNKNOWN: 'tidak dikenal.',
      DUPLICATE: 'muncul dua kali.',
    },
  },
});
