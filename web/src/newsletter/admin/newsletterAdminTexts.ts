import { bilingual } from '../../shared/language.ts';

/** The subscribers of the newsletter, for editors. */
export const newsletterAdminTexts = bilingual({
  en: {
    title: 'Subscribers',
    lead: 'Who receives the newsletter, newest first.',
    total: (count: string) => `${count} in total`,
    list: 'Newsletter subscribers',
    csv: 'Download as Spreadsheet (CSV)',
    downloading: 'Downloading...',
    csvFailed: 'Failed to download the list of subscribers',
    fileName: 'newsletter-subscribers.csv',
    empty: 'No subscribers yet',
    emptyText: 'Readers subscribe in the newsletter box on the news and contact pages.',
    showBox: 'Show the Newsletter Box',

    remove: (email: string) => `Remove: ${email}`,
    removeTitle: 'Are you sure you want to remove this subscriber?',
    removeText:
      'The newsletter will no longer be sent to this address. It stays in the trash for thirty days, and is then deleted for good.',
    removeConfirm: 'Remove',
    removing: 'Removing...',
    removed: 'Subscriber removed successfully',
    removeFailed: 'Failed to remove subscriber',
  },
  id: {
    title: 'Pelanggan',
    lead: 'Penerima buletin, dari yang terbaru.',
    total: (count: string) => `Total ${count}`,
    list: 'Pelanggan buletin',
    csv: 'Unduh Lembar Kerja (CSV)',
    downloading: 'Mengunduh...',
    csvFailed: 'Gagal mengunduh daftar pelanggan',
    fileName: 'pelanggan-buletin.csv',
    empty: 'Belum ada pelanggan',
    emptyText: 'Pembaca mendaftar di kotak buletin pada halaman berita dan kontak.',
    showBox: 'Lihat Kotak Buletin',

    remove: (email: string) => `Hapus: ${email}`,
    removeTitle: 'Yakin ingin menghapus pelanggan ini?',
    removeText:
      'Buletin tidak akan dikirim lagi ke alamat ini. Alamatnya disimpan di tempat sampah selama tiga puluh hari, lalu dihapus selamanya.',
    removeConfirm: 'Hapus',
    removing: 'Menghapus...',
    removed: 'Pelanggan berhasil dihapus',
    removeFailed: 'Gagal menghapus pelanggan',
  },
});
