import { bilingual } from '../shared/language.ts';

/** The texts that all forms and lists of the dashboard share (docs/product.md#forms). */
export const formTexts = bilingual({
  en: {
    success: 'Success',
    error: 'Error',
    validationError: 'Validation Error',
    requiredMissing: 'Please fill in all required fields',
    checkFields: 'Please correct the marked fields',
    required: 'This field is required.',
    tooLong: (limit: string) => `Use at most ${limit} characters.`,
    invalid: 'Please check this entry.',
    reasons: {
      CHARACTERS: 'It contains characters that cannot be stored.',
      CHOICE: 'This is not one of the available choices.',
      DAY: 'Enter a valid date.',
      EMAIL: 'Enter an email address, such as name@example.org.',
      MOMENT: 'Enter a date and time.',
      PICTURE:
        'Enter an address that starts with https:// or http://, or one on this site that starts with “/”.',
      RANGE: 'The number is too large or too small.',
      SEQUENCE: 'Enter a time after the first one.',
      TYPE: 'This is the wrong type of value.',
      WEBSITE: 'Enter an address that starts with https:// or http://.',
      YEARS: 'Enter a date between 1970 and 9999.',
    },
    // The server’s messages are in English; empty where readers should not see them.
    serverWords: (message: string) => message,
    characters: (count: string, limit: string) => `${count} of ${limit} characters`,

    zone: 'Time zone',
    zoneOf: (label: string) => `Time zone: ${label}`,

    english: 'English',
    indonesian: 'Indonesian',
    missing: 'Not filled in',
    copyFromEnglish: 'Copy from English',
    copyFromEnglishOf: (label: string) => `Copy from English: ${label}`,
    inEnglish: (label: string) => `${label} (English)`,
    inIndonesian: (label: string) => `${label} (Indonesian)`,

    saving: 'Saving...',
    savingSlowly: 'This is taking longer than usual. Your text is still here.',
    unansweredTitle: 'No answer from the server',
    unansweredText:
      'It may or may not have been saved. Your text is still here: save again. Nothing is saved twice.',
    arrivedTitle: 'Your earlier save went through after all',
    arrivedText:
      'The item exists, without what you have changed since. Copy that into the item from the list; saving here again would add a second one.',
    cancel: 'Cancel',
    saveKeys: (keys: string) => `${keys} to save`,
    yes: 'Yes',
    no: 'No',
    empty: '(empty)',

    loading: 'Loading...',
    delete: (thing: string) => `Delete: ${thing}`,
    deleteConfirm: 'Delete',
    deleting: 'Deleting...',
    deleteText: 'It disappears from the site right away and stays in the trash for thirty days.',
    deleteConflictText: 'Someone else changed it after you opened the list. Delete it anyway?',
    notFoundText: 'Someone may have deleted it.',

    historyFailed: 'The history could not be loaded. Close it and try again.',

    draftTitle: 'Your unsaved text has been restored',
    draftText:
      'This page was closed or reloaded before you saved. Continue where you left off, or start over.',
    discardDraft: 'Discard and Start Over',

    workingCopy: (count: number) => `Working copy, ${count} ${count === 1 ? 'change' : 'changes'}`,
    keeping: 'Saving…',
    kept: 'Saved just now',
    keptAt: (time: string) => `Saved at ${time}`,
    keepFailed: 'Not saved: the server cannot be reached. Keep this page open; it tries again.',
    keepRefused: 'Not saved: the working copy is too long, or its item no longer exists.',
    copyEnded: 'This working copy has been published or discarded',
    discardCopy: 'Discard Changes',
    discardCopyTitle: 'Discard the working copy?',
    discardCopyText: 'What was typed since the last publication is lost. What readers see stays as it is.',
    discardCopyFailed: 'The working copy could not be discarded. Someone may have typed on: reload the page.',

    conflictTitle: 'Someone else saved this in the meantime',
    conflictText: (who: string, when: string) =>
      `${who} saved it on ${when}; yours has not been saved. For each difference, choose which text to keep, then save again.`,
    conflictTextUnknown:
      'Their version has been saved; yours has not. For each difference, choose which text to keep, then save again.',
    conflictSame: 'You both made the same change. Save again.',
    conflictLoading: 'Loading their version...',
    conflictLoadFailed: 'Their version could not be loaded. Save again to retry.',
    mine: 'Mine',
    theirs: 'Theirs',
    keepMine: 'Keep All of Mine',
    takeTheirs: 'Take All of Theirs',
    useChoice: 'Use This Selection',
    goneTitle: 'Someone deleted this in the meantime',
    goneText: 'What you typed is still here: copy what you need, or restore the item from the trash.',
  },
  id: {
    success: 'Berhasil',
    error: 'Kesalahan',
    validationError: 'Kesalahan Validasi',
    requiredMissing: 'Harap isi semua kolom yang wajib',
    checkFields: 'Harap perbaiki kolom yang ditandai',
    required: 'Kolom ini wajib diisi.',
    tooLong: (limit: string) => `Gunakan paling banyak ${limit} karakter.`,
    invalid: 'Harap periksa isian ini.',
    reasons: {
      CHARACTERS: 'Ada karakter yang tidak dapat disimpan.',
      CHOICE: 'Ini bukan salah satu pilihan yang tersedia.',
      DAY: 'Isi dengan tanggal yang benar.',
      EMAIL: 'Isi dengan alamat email, misalnya nama@example.org.',
      MOMENT: 'Isi dengan tanggal dan jam.',
      PICTURE:
        'Isi dengan alamat yang diawali https:// atau http://, atau alamat di situs ini yang diawali “/”.',
      RANGE: 'Angkanya terlalu besar atau terlalu kecil.',
      SEQUENCE: 'Isi dengan waktu sesudah waktu yang pertama.',
      TYPE: 'Jenis nilainya tidak sesuai.',
      WEBSITE: 'Isi dengan alamat yang diawali https:// atau http://.',
      YEARS: 'Isi dengan tanggal antara tahun 1970 dan 9999.',
    },
    serverWords: (_message: string) => '',
    characters: (count: string, limit: string) => `${count} dari ${limit} karakter`,

    zone: 'Zona waktu',
    zoneOf: (label: string) => `Zona waktu: ${label}`,

    english: 'Bahasa Inggris',
    indonesian: 'Bahasa Indonesia',
    missing: 'Belum diisi',
    copyFromEnglish: 'Salin dari Bahasa Inggris',
    copyFromEnglishOf: (label: string) => `Salin dari Bahasa Inggris: ${label}`,
    inEnglish: (label: string) => `${label} (Inggris)`,
    inIndonesian: (label: string) => `${label} (Indonesia)`,

    saving: 'Menyimpan...',
    savingSlowly: 'Ini lebih lama dari biasanya. Teks Anda masih ada di sini.',
    unansweredTitle: 'Server tidak menjawab',
    unansweredText:
      'Belum jelas apakah sudah tersimpan. Teks Anda masih ada di sini: simpan sekali lagi. Tidak ada yang tersimpan dua kali.',
    arrivedTitle: 'Penyimpanan Anda tadi ternyata berhasil',
    arrivedText:
      'Itemnya sudah ada, tanpa perubahan Anda sesudahnya. Salin perubahan itu ke item tersebut dari daftar; menyimpan lagi di sini akan menambah item kedua.',
    cancel: 'Batal',
    saveKeys: (keys: string) => `${keys} untuk menyimpan`,
    yes: 'Ya',
    no: 'Tidak',
    empty: '(kosong)',

    loading: 'Memuat...',
    delete: (thing: string) => `Hapus: ${thing}`,
    deleteConfirm: 'Hapus',
    deleting: 'Menghapus...',
    deleteText: 'Langsung hilang dari situs dan disimpan di tempat sampah selama tiga puluh hari.',
    deleteConflictText: 'Orang lain mengubahnya setelah Anda membuka daftar ini. Tetap hapus?',
    notFoundText: 'Mungkin sudah dihapus oleh orang lain.',

    historyFailed: 'Riwayat tidak dapat dimuat. Tutup lalu buka lagi.',

    draftTitle: 'Tulisan Anda yang belum disimpan sudah dipulihkan',
    draftText:
      'Halaman ini ditutup atau dimuat ulang sebelum Anda menyimpan. Lanjutkan tulisan itu, atau mulai dari awal.',
    discardDraft: 'Buang dan Mulai dari Awal',

    workingCopy: (count: number) => `Salinan kerja, ${count} perubahan`,
    keeping: 'Menyimpan…',
    kept: 'Baru saja disimpan',
    keptAt: (time: string) => `Disimpan pukul ${time}`,
    keepFailed:
      'Belum tersimpan: server tidak dapat dihubungi. Biarkan halaman ini terbuka; penyimpanan dicoba lagi.',
    keepRefused: 'Belum tersimpan: salinan kerja terlalu panjang, atau itemnya sudah tidak ada.',
    copyEnded: 'Salinan kerja ini sudah diterbitkan atau dibuang',
    discardCopy: 'Buang Perubahan',
    discardCopyTitle: 'Buang salinan kerja?',
    discardCopyText:
      'Semua yang diketik sejak penerbitan terakhir akan hilang. Yang dilihat pembaca tidak berubah.',
    discardCopyFailed:
      'Salinan kerja tidak dapat dibuang. Mungkin ada yang melanjutkan mengetik: muat ulang halaman ini.',

    conflictTitle: 'Orang lain sudah menyimpan perubahan di sini',
    conflictText: (who: string, when: string) =>
      `${who} menyimpannya pada ${when}; versi Anda belum disimpan. Untuk tiap perbedaan, pilih teks yang akan dipakai, lalu simpan lagi.`,
    conflictTextUnknown:
      'Versi rekan Anda sudah disimpan; versi Anda belum. Untuk tiap perbedaan, pilih teks yang akan dipakai, lalu simpan lagi.',
    conflictSame: 'Tulisan Anda dan rekan Anda sama. Simpan lagi.',
    conflictLoading: 'Memuat versi rekan Anda...',
    conflictLoadFailed: 'Versi rekan Anda tidak dapat dimuat. Simpan lagi untuk mencoba kembali.',
    mine: 'Versi saya',
    theirs: 'Versi rekan',
    keepMine: 'Pertahankan Semua Versi Saya',
    takeTheirs: 'Pakai Semua Versi Rekan',
    useChoice: 'Pakai Pilihan Ini',
    goneTitle: 'Orang lain sudah menghapusnya',
    goneText: 'Tulisan Anda masih ada di sini: salin yang perlu, atau pulihkan dari tempat sampah.',
  },
});
