import { bilingual } from '../../shared/language.ts';

/** The texts about sample data and the reset. */
export const liveTexts = bilingual({
  en: {
    live: 'Sample Data and Reset',
    liveWarning:
      'This is the live database. What you do here takes effect on the site immediately, for every visitor.',
    seedText: 'Seeding adds any sample content that is missing. Existing content stays as it is.',
    seed: 'Seed Database',
    seeding: 'Seeding Database...',
    seedQuestion: 'This will add fresh sample data to the database. Continue?',
    seedConfirm: 'Add Sample Data',
    seeded: 'Database Seeded',
    seededText: 'Database has been seeded with fresh data successfully.',
    seedFailed: 'Failed to seed database',
    resetText:
      'Resetting deletes all content. Admin accounts, their sessions and the picture files are kept.',
    reset: 'Reset Database',
    resetting: 'Resetting Database...',
    resetQuestion:
      'WARNING: This will delete ALL data in the database. This action cannot be undone. Are you sure you want to continue?',
    resetBackup: 'A backup is stored first. You will find it in the list of backups.',
    phrase: 'DELETE ALL DATA',
    typePhrase: (phrase: string) => `Type “${phrase}” to continue`,
    resetDone: 'Database Reset',
    resetDoneText: 'Database has been reset successfully. Please run the seeding process.',
    resetFailed: 'Failed to reset database',
  },
  id: {
    live: 'Data Contoh dan Pengosongan',
    liveWarning:
      'Ini basis data yang sedang dipakai. Tindakan Anda di sini langsung tampak di situs bagi semua pengunjung.',
    seedText: 'Pengisian menambahkan konten contoh yang belum ada. Yang sudah ada tidak diubah.',
    seed: 'Isi Basis Data',
    seeding: 'Mengisi Basis Data...',
    seedQuestion: 'Data contoh yang baru akan ditambahkan ke basis data. Lanjutkan?',
    seedConfirm: 'Tambahkan Data Contoh',
    seeded: 'Basis Data Terisi',
    seededText: 'Basis data berhasil diisi dengan data baru.',
    seedFailed: 'Gagal mengisi basis data',
    resetText: 'Pengosongan menghapus semua konten. Akun admin, sesinya, dan berkas gambar tetap ada.',
    reset: 'Kosongkan Basis Data',
    resetting: 'Mengosongkan Basis Data...',
    resetQuestion:
      'PERINGATAN: SEMUA data di basis data akan dihapus. Tindakan ini tidak dapat dibatalkan. Yakin ingin melanjutkan?',
    resetBackup: 'Cadangan disimpan lebih dulu dan dapat Anda temukan di daftar cadangan.',
    phrase: 'HAPUS SEMUA DATA',
    typePhrase: (phrase: string) => `Ketik “${phrase}” untuk melanjutkan`,
    resetDone: 'Basis Data Dikosongkan',
    resetDoneText: 'Basis data berhasil dikosongkan. Silakan jalankan pengisian data.',
    resetFailed: 'Gagal mengosongkan basis data',
  },
});
