import { bilingual } from '../../shared/language.ts';

/** The texts of the database page, except those of its panels’ actions (docs/product.md#database). */
export const databaseTexts = bilingual({
  en: {
    title: 'Database',
    lead: 'All of the site’s content: how much there is, its backups, its export and import.',
    loading: 'Loading...',
    cancel: 'Cancel',
    close: 'Close',
    more: (count: string) => `… and ${count} more.`,
    currentKept: 'The current content is saved as a backup first.',

    status: 'Database Status',
    counts: {
      content: 'Content items',
      news: 'News articles',
      partners: 'Partners',
      communities: 'Communities',
      batikPatterns: 'Batik patterns',
      media: 'Media items',
    },

    health: 'Database Health',
    connection: 'Connection',
    healthy: 'Healthy',
    answeredIn: (milliseconds: string) => `answered in ${milliseconds} ms`,
    failing: 'No answer',
    figuresFailing:
      'The database answered, but some of these figures could not be read. Check again in a moment.',
    failingText: 'The database did not answer. Your changes may not be saved. Check again in a moment.',
    totalRecords: 'Total records',
    lastBackup: 'Last backup',
    notAvailable: 'Not Available',
    check: 'Check Again',
    checking: 'Checking...',

    entities: {
      content: 'Content',
      news: 'News',
      partners: 'Partners',
      communities: 'Communities',
      timeline: 'Timeline',
      batikPatterns: 'Patterns',
      glossary: 'Glossary',
      messages: 'Messages',
      subscribers: 'Subscribers',
      images: 'Pictures',
    },
    bytes: 'Bytes',

    links: 'Quick Links',
    linksText: 'Each opens in a new tab.',
    newTab: '(new tab)',
    linkTexts: { content: 'Content', news: 'News', partners: 'Partners', communities: 'Communities' },
  },
  id: {
    title: 'Basis Data',
    lead: 'Seluruh konten situs sebagai satu kesatuan: jumlahnya, cadangannya, ekspor dan impornya.',
    loading: 'Memuat...',
    cancel: 'Batal',
    close: 'Tutup',
    more: (count: string) => `… dan ${count} lagi.`,
    currentKept: 'Isi yang sekarang disimpan sebagai cadangan lebih dulu.',

    status: 'Status Basis Data',
    counts: {
      content: 'Butir konten',
      news: 'Artikel berita',
      partners: 'Mitra',
      communities: 'Komunitas',
      batikPatterns: 'Motif batik',
      media: 'Butir media',
    },

    health: 'Kesehatan Basis Data',
    connection: 'Koneksi',
    healthy: 'Sehat',
    answeredIn: (milliseconds: string) => `menjawab dalam ${milliseconds} md`,
    failing: 'Tidak menjawab',
    figuresFailing:
      'Basis data menjawab, tetapi sebagian angka ini tidak dapat dibaca. Coba periksa lagi beberapa saat kemudian.',
    failingText:
      'Basis data tidak menjawab. Perubahan Anda mungkin tidak tersimpan. Coba periksa lagi beberapa saat kemudian.',
    totalRecords: 'Jumlah seluruh data',
    lastBackup: 'Cadangan terakhir',
    notAvailable: 'Belum Tersedia',
    check: 'Periksa Lagi',
    checking: 'Memeriksa...',

    entities: {
      content: 'Konten',
      news: 'Berita',
      partners: 'Mitra',
      communities: 'Komunitas',
      timeline: 'Linimasa',
      batikPatterns: 'Motif',
      glossary: 'Glosarium',
      messages: 'Pesan',
      subscribers: 'Pelanggan',
      images: 'Gambar',
    },
    bytes: 'Byte',

    links: 'Pintasan',
    linksText: 'Masing-masing terbuka di tab baru.',
    newTab: '(tab baru)',
    linkTexts: { content: 'Konten', news: 'Berita', partners: 'Mitra', communities: 'Komunitas' },
  },
});
