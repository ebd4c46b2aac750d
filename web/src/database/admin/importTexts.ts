import { bilingual } from '../../shared/language.ts';

/** The texts about imports: choosing a file, comparing it, importing it. */
export const importTexts = bilingual({
  en: {
    import: 'Import',
    importText:
      'Replaces all content with an exported file. You see what would change before anything is saved.',
    choose: 'Choose a File',
    chooseHint: 'or drop it here',
    chooseAnother: 'Choose a Different File',
    dropHere: 'Drop the file here',
    checkingFile: (file: string) => `Checking ${file}...`,

    previewTitle: (file: string) => `What ${file} would change`,
    previewText: (when: string) => `Archive from ${when}.`,
    nothingChanges: 'The site already has exactly this content. There is nothing to import.',
    noRowChanges: 'The content is already the same.',
    tooLargeToPreview: 'The file is too large to preview what it would change.',
    picturesNotInFile: (count: string) =>
      `${count} ${count === '1' ? 'picture is' : 'pictures are'} not in this file, because the site could not read ${count === '1' ? 'it' : 'them'} during the export`,
    changesList: 'Changes by kind',
    added: (count: string) => `${count} added`,
    changed: (count: string) => `${count} changed`,
    removed: (count: string) => `${count} removed`,
    unchanged: (count: string) => `${count} unchanged`,
    none: 'none',
    importNow: 'Import This File',
    wholeText:
      'The file contains pictures. Those missing from the site will be added; none will be deleted. The server checks the whole file before it imports anything.',
    importing: 'Importing...',
    importQuestion: 'Replace all of the site’s content with this archive?',
    importConfirmText: (added: string, changed: string, removed: string) =>
      `${added} added, ${changed} changed, ${removed} removed. The current content is saved as a backup first.`,
    contentChanged:
      'The content has changed since this file was compared with it, so nothing was imported. Here is the new comparison:',
    imported: 'Database Imported',
    importedText: 'The site now has the content of the archive.',
    picturesNowhere: (count: string) =>
      count === '1'
        ? '1 picture has no file, neither in the archive nor on this site. Import an archive that has it, or choose a different picture where it is used:'
        : `${count} pictures have no file, neither in the archive nor on this site. Import an archive that has them, or choose different pictures where they are used:`,
    importFailed: 'Failed to import database',
  },
  id: {
    import: 'Impor',
    importText:
      'Mengganti seluruh konten dengan berkas hasil ekspor. Perubahannya ditampilkan lebih dulu sebelum ada yang disimpan.',
    choose: 'Pilih Berkas',
    chooseHint: 'atau seret ke sini',
    chooseAnother: 'Pilih Berkas Lain',
    dropHere: 'Lepaskan berkas di sini',
    checkingFile: (file: string) => `Memeriksa ${file}...`,

    previewTitle: (file: string) => `Perubahan dari ${file}`,
    previewText: (when: string) => `Arsip dari ${when}.`,
    nothingChanges: 'Isi situs sudah sama persis. Tidak ada yang perlu diimpor.',
    noRowChanges: 'Kontennya sudah sama.',
    tooLargeToPreview: 'Berkas ini terlalu besar untuk ditampilkan perubahannya.',
    picturesNotInFile: (count: string) =>
      `${count} gambar tidak ada di dalam berkas ini karena tidak dapat dibaca saat diekspor`,
    changesList: 'Perubahan menurut jenis',
    added: (count: string) => `${count} ditambah`,
    changed: (count: string) => `${count} diubah`,
    removed: (count: string) => `${count} dihapus`,
    unchanged: (count: string) => `${count} tetap`,
    none: 'kosong',
    importNow: 'Impor Berkas Ini',
    wholeText:
      'Berkas ini memuat gambar. Gambar yang belum ada di situs akan ditambahkan, dan tidak ada yang dihapus. Server memeriksa seluruh berkas sebelum mengimpor.',
    importing: 'Mengimpor...',
    importQuestion: 'Ganti seluruh konten situs dengan arsip ini?',
    importConfirmText: (added: string, changed: string, removed: string) =>
      `${added} ditambah, ${changed} diubah, ${removed} dihapus. Isi yang sekarang disimpan sebagai cadangan lebih dulu.`,
    contentChanged:
      'Konten situs sudah berubah sejak dibandingkan dengan berkas ini, jadi tidak ada yang diimpor. Ini perbandingan yang baru:',
    imported: 'Basis Data Diimpor',
    importedText: 'Arsip itu kini menjadi isi situs.',
    picturesNowhere: (count: string) =>
      `Berkas ${count} gambar tidak ada, baik dalam arsip maupun di situs ini. Impor arsip yang memuatnya, atau pilih gambar lain di tempat pemakaiannya:`,
    importFailed: 'Gagal mengimpor basis data',
  },
});
