import { bilingual } from '../../shared/language.ts';

/** The subscribers of the newsletter, for editors. */
export const subscribersAdminTexts = bilingual({
  en: {
    title: 'Subscribers',
    lead: 'Who receives the newsletter, newest first.',
    total: (count: string) => `${count} in total`,
    list: 'Newsletter subscribers',
    csv: 'Download CSV',
    downloading: 'Downloading...',
    csvFailed: 'Failed to download the subscribers',
    fileName: 'newsletter-subscribers.csv',
    empty: 'No subscribers yet',
    emptyText: 'Readers subscribe in the newsletter box on the news and contact pages.',
    showBox: 'Show the newsletter box',

    remove: (email: string) => `Remove: ${email}`,
    removeTitle: 'Are you sure you want to remove this subscriber?',
    removeText: 'The newsletter no longer goes to this address, and the address is deleted.',
    removeConfirm: 'Remove',
    removing: 'Removing...',
    removed: 'Subscriber removed successfully',
    removeFailed: 'Failed to remove subscriber',
  },
  id: {
    title: 'Pelanggan',
    lead: 'Penerima buletin, dari yang terbaru.',
    total: (count: string) => `${count} seluruhnya`,
    list: 'Pelanggan buletin',
    csv: 'Unduh CSV',
    downloading: 'Mengunduh...',
    csvFailed: 'Gagal mengunduh daftar pelanggan',
    fileName: 'pelanggan-buletin.csv',
    empty: 'Belum ada pelanggan',
    emptyText: 'Pembaca mendaftar di kotak buletin pada halaman berita dan kontak.',
    showBox: 'Lihat kotak buletin',

    remove: (email: string) => `Keluarkan: ${email}`,
    removeTitle: 'Yakin ingin mengeluarkan pelanggan ini?',
    removeText: 'Buletin tidak lagi dikirim ke alamat ini, dan alamatnya dihapus.',
    removeConfirm: 'Keluarkan',
    removing: 'Mengeluarkan...',
    removed: 'Pelanggan berhasil dikeluarkan',
    removeFailed: 'Gagal mengeluarkan pelanggan',
  },
});
