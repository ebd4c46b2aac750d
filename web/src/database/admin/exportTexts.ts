import { bilingual } from '../../shared/language.ts';

/** The texts about exports. */
export const exportTexts = bilingual({
  en: {
    transfer: 'Export and Import',
    export: 'Export',
    exporting: 'Exporting...',
    exportText:
      'Downloads all content as one file (JSON) and keeps a copy as a backup. Picture files are not included.',
    exportWhole: 'Export with Pictures',
    exportWholeText:
      'Downloads all content and every picture as one file (tar) that can restore an empty site. No copy is kept on the server.',
    exported: 'Database Exported',
    exportedText: (file: string) => `${file} has been downloaded.`,
    picturesNotExported: (missing: string, all: string) =>
      `${missing} of ${all} pictures could not be read and ${missing === '1' ? 'is' : 'are'} not in the file`,
    exportFailed: 'Failed to export database',
  },
  id: {
    transfer: 'Ekspor dan Impor',
    export: 'Ekspor',
    exporting: 'Mengekspor...',
    exportText:
      'Mengunduh seluruh konten sebagai satu berkas (JSON) dan menyimpan salinannya sebagai cadangan. Berkas gambar tidak disertakan.',
    exportWhole: 'Ekspor dengan Gambar',
    exportWholeText:
      'Mengunduh seluruh konten dan semua gambar sebagai satu berkas (tar) yang dapat dipakai untuk mengisi kembali situs yang kosong. Salinannya tidak disimpan di server.',
    exported: 'Basis Data Diekspor',
    exportedText: (file: string) => `${file} sudah diunduh.`,
    picturesNotExported: (missing: string, all: string) =>
      `${missing} dari ${all} gambar tidak dapat dibaca dan tidak disertakan dalam berkas`,
    exportFailed: 'Gagal mengekspor basis data',
  },
});
