import { bilingual } from '../../shared/language.ts';

/** The texts of the dashboard’s first section (docs/product.md#overview). */
export const overviewTexts = bilingual({
  en: {
    title: 'Overview',
    welcome: (email: string) => `Welcome, ${email}`,
    description: 'What is on the site, and what needs attention.',
    refresh: 'Refresh Stats',
    refreshing: 'Refreshing...',
    refreshed: 'Statistics refreshed',
    refreshFailed: 'Failed to refresh statistics',

    statistics: 'Statistics',
    contentItems: 'Content items',
    publishedNews: 'Published news',
    activePartners: 'Active partners',
    activeCommunities: 'Active communities',
    batikPatterns: 'Batik patterns',
    totalNews: 'Total news',
    totalPartners: 'Total partners',
    outOf: (total: string) => `of ${total}`,

    attention: 'Needs Attention',
    messages: 'Unhandled Messages',
    noMessages: 'Every message has been handled.',
    allMessages: 'All Messages',
    workingCopies: 'Not Published Yet',
    newItem: (kind: string) => `${kind}, new`,
    untitled: '(untitled)',
    overload: 'Unusually many submissions',
    overloadText:
      'Nothing was lost: responses were slowed down, and every message is in the inbox. This notice disappears after a day.',
    overloadMailText: 'Emails may arrive up to a day late. Delete spam before it is forwarded by email.',
    overloadOf: {
      CONTACT: 'Contact messages beyond the limit',
      NEWSLETTER: 'Newsletter subscriptions beyond the limit',
      PASSWORD_RESET: 'Requests for a new password beyond the limit',
      SIGN_IN: 'Sign-in attempts beyond the limit',
    },
    translations: 'Translations to Check',
    translationsText:
      'A text is missing in one language, or the same in both; or it is behind: only the other language has changed.',
    noTranslations: 'Every text exists in both languages, and none is behind.',
    missing: (count: string) => `${count} missing`,
    behind: (count: string) => `${count} behind`,

    coming: 'Coming, 14 Days',
    nothingComing: 'Nothing is scheduled.',
    comingKinds: { out: 'Goes out', down: 'Taken down' },
    comingDraft: 'Draft',
    schedule: 'Schedule',

    quickActions: 'Quick Actions',
    addNews: 'Add News Article',
  },
  id: {
    title: 'Ikhtisar',
    welcome: (email: string) => `Selamat datang, ${email}`,
    description: 'Apa saja yang ada di situs, dan apa yang perlu diperhatikan.',
    refresh: 'Segarkan Statistik',
    refreshing: 'Menyegarkan...',
    refreshed: 'Statistik sudah disegarkan',
    refreshFailed: 'Gagal menyegarkan statistik',

    statistics: 'Statistik',
    contentItems: 'Butir konten',
    publishedNews: 'Berita terbit',
    activePartners: 'Mitra aktif',
    activeCommunities: 'Komunitas aktif',
    batikPatterns: 'Motif batik',
    totalNews: 'Jumlah berita',
    totalPartners: 'Jumlah mitra',
    outOf: (total: string) => `dari ${total}`,

    attention: 'Perlu Diperhatikan',
    messages: 'Pesan yang Belum Ditangani',
    noMessages: 'Semua pesan sudah ditangani.',
    allMessages: 'Semua Pesan',
    workingCopies: 'Belum Diterbitkan',
    newItem: (kind: string) => `${kind}, baru`,
    untitled: '(tanpa judul)',
    overload: 'Kiriman masuk jauh di atas biasanya',
    overloadText:
      'Tidak ada yang hilang: respons diperlambat, dan semua pesan ada di kotak masuk. Pemberitahuan ini hilang setelah satu hari.',
    overloadMailText: 'Email bisa terlambat hingga satu hari. Hapus spam sebelum diteruskan lewat email.',
    overloadOf: {
      CONTACT: 'Pesan kontak di atas batas',
      NEWSLETTER: 'Langganan buletin di atas batas',
      PASSWORD_RESET: 'Permintaan kata sandi baru di atas batas',
      SIGN_IN: 'Percobaan masuk di atas batas',
    },
    translations: 'Terjemahan yang Perlu Dicek',
    translationsText:
      'Teksnya belum ada dalam salah satu bahasa atau sama persis dalam keduanya; atau tertinggal karena hanya bahasa lainnya yang berubah.',
    noTranslations: 'Semua teks tersedia dalam dua bahasa, dan tidak ada yang tertinggal.',
    missing: (count: string) => `${count} belum ada`,
    behind: (count: string) => `${count} tertinggal`,

    coming: '14 Hari ke Depan',
    nothingComing: 'Belum ada jadwal.',
    comingKinds: { out: 'Terbit', down: 'Diturunkan' },
    comingDraft: 'Draf',
    schedule: 'Jadwal',

    quickActions: 'Pintasan',
    addNews: 'Tambah Artikel Berita',
  },
});
