import { bilingual } from '../shared/language.ts';

/** The words that all forms and lists of the dashboard share (specification sections 4, 5 and 8). */
export const formTexts = bilingual({
  en: {
    success: 'Success',
    error: 'Error',
    validationError: 'Validation Error',
    requiredMissing: 'Please fill in all required fields',
    checkFields: 'Please correct the marked fields',
    required: 'This field is required.',
    tooLong: (limit: string) => `At most ${limit} characters.`,
    invalid: 'This cannot be used as it is.',
    reasons: {
      CHARACTERS: 'It contains characters that cannot be stored.',
      CHOICE: 'This is not one of the possible values.',
      DAY: 'Enter a day of the calendar.',
      EMAIL: 'Enter an email address, such as name@example.org.',
      MOMENT: 'Enter a date and a time.',
      PICTURE:
        'Enter an address that starts with https:// or http://, or a path on this site that starts with “/”.',
      RANGE: 'The number is too large or too small.',
      TYPE: 'A value of a different type is needed here.',
      WEBSITE: 'Enter an address that starts with https:// or http://.',
      YEARS: 'Enter a date from the years 1970 to 9999.',
    },
    // The server writes English; empty where readers are not to see it.
    serverWords: (message: string) => message,
    characters: (count: string, limit: string) => `${count} of ${limit} characters`,

    english: 'English',
    indonesian: 'Indonesian',
    missing: 'Missing',
    copyFromEnglish: 'Copy from English',
    copyFromEnglishOf: (label: string) => `Copy from English: ${label}`,
    inEnglish: (label: string) => `${label} (English)`,
    inIndonesian: (label: string) => `${label} (Indonesian)`,

    saving: 'Saving...',
    cancel: 'Cancel',
    saveKeys: (keys: string) => `${keys} saves`,
    yes: 'Yes',
    no: 'No',
    empty: '(empty)',

    loading: 'Loading...',
    delete: (thing: string) => `Delete: ${thing}`,
    deleteConfirm: 'Delete',
    deleting: 'Deleting...',
    deleteText: 'It disappears from the site at once and waits in the trash for thirty days.',
    deleteConflictText: 'Somebody else saved it after you opened the list. Delete it all the same?',
    notFoundText: 'Somebody may have deleted it.',

    historyFailed: 'The history could not be loaded. Close it and open it again.',

    draftTitle: 'Your unsaved text is back',
    draftText: 'This page was closed or loaded again before you saved. Go on where you were, or start anew.',
    discardDraft: 'Discard it',

    conflictTitle: 'Somebody else saved this in the meantime',
    conflictText: (who: string, when: string) =>
      `${who} saved it on ${when}; yours has not been saved. Choose for each difference which text shall stand, then save again.`,
    conflictTextUnknown:
      'Their version stands on the site; yours has not been saved. Choose for each difference which text shall stand, then save again.',
    conflictSame: 'Both of you wrote the same: save again.',
    conflictLoading: 'Loading their version...',
    conflictLoadFailed: 'Their version could not be loaded. Save again to try once more.',
    mine: 'Mine',
    theirs: 'Theirs',
    keepMine: 'Keep all of mine',
    takeTheirs: 'Take all of theirs',
    useChoice: 'Use this choice',
    goneTitle: 'Somebody deleted this in the meantime',
    goneText: 'What you typed is still here: copy what you need, or bring it back from the trash.',
  },
  id: {
    success: 'Berhasil',
    error: 'Kesalahan',
    validationError: 'Kesalahan Validasi',
    requiredMissing: 'Harap isi semua kolom yang wajib',
    checkFields: 'Harap perbaiki kolom yang ditandai',
    required: 'Kolom ini wajib diisi.',
    tooLong: (limit: string) => `Paling banyak ${limit} karakter.`,
    invalid: 'Isian ini tidak dapat dipakai.',
    reasons: {
      CHARACTERS: 'Ada karakter yang tidak dapat disimpan.',
      CHOICE: 'Ini bukan salah satu nilai yang tersedia.',
      DAY: 'Isi dengan tanggal yang ada di kalender.',
      EMAIL: 'Isi dengan alamat email, misalnya nama@example.org.',
      MOMENT: 'Isi dengan tanggal dan jam.',
      PICTURE:
        'Isi dengan alamat yang diawali https:// atau http://, atau alamat di situs ini yang diawali “/”.',
      RANGE: 'Angkanya terlalu besar atau terlalu kecil.',
      TYPE: 'Jenis nilainya tidak sesuai.',
      WEBSITE: 'Isi dengan alamat yang diawali https:// atau http://.',
      YEARS: 'Isi dengan tanggal dari tahun 1970 sampai 9999.',
    },
    serverWords: (_message: string) => '',
    characters: (count: string, limit: string) => `${count} dari ${limit} karakter`,

    english: 'Bahasa Inggris',
    indonesian: 'Bahasa Indonesia',
    missing: 'Belum ada',
    copyFromEnglish: 'Salin dari bahasa Inggris',
    copyFromEnglishOf: (label: string) => `Salin dari bahasa Inggris: ${label}`,
    inEnglish: (label: string) => `${label} (Inggris)`,
    inIndonesian: (label: string) => `${label} (Indonesia)`,

    saving: 'Menyimpan...',
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
    deleteConflictText: 'Orang lain menyimpannya setelah Anda membuka daftar ini. Tetap hapus?',
    notFoundText: 'Mungkin sudah dihapus oleh orang lain.',

    historyFailed: 'Riwayat tidak dapat dimuat. Tutup lalu buka lagi.',

    draftTitle: 'Tulisan Anda yang belum disimpan telah kembali',
    draftText:
      'Halaman ini ditutup atau dimuat ulang sebelum Anda menyimpan. Lanjutkan, atau mulai dari awal.',
    discardDraft: 'Buang tulisan itu',

    conflictTitle: 'Orang lain sudah menyimpan perubahan di sini',
    conflictText: (who: string, when: string) =>
      `${who} menyimpannya pada ${when}; versi Anda belum disimpan. Untuk tiap perbedaan, pilih teks yang berlaku, lalu simpan lagi.`,
    conflictTextUnknown:
      'Versi mereka yang kini berlaku di situs; versi Anda belum disimpan. Untuk tiap perbedaan, pilih teks yang berlaku, lalu simpan lagi.',
    conflictSame: 'Tulisan Anda berdua sama: simpan lagi.',
    conflictLoading: 'Memuat versi mereka...',
    conflictLoadFailed: 'Versi mereka tidak dapat dimuat. Simpan lagi untuk mencoba sekali lagi.',
    mine: 'Milik saya',
    theirs: 'Milik mereka',
    keepMine: 'Pertahankan semua milik saya',
    takeTheirs: 'Pakai semua milik mereka',
    useChoice: 'Pakai pilihan ini',
    goneTitle: 'Orang lain sudah menghapusnya',
    goneText: 'Tulisan Anda masih ada di sini: salin yang perlu, atau kembalikan dari tempat sampah.',
  },
});
