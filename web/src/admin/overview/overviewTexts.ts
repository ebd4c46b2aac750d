import { bilingual } from '../../shared/language.ts';

/** The dashboard's first section (specification section 2.10). */
export const overviewAdminTexts = bilingual({
  en: {
    title: 'Overview',
    welcome: (email: string) => `Welcome, ${email}`,
    description: 'What there is on the site, and what needs attention.',
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

    attention: 'Needs attention',
    messages: 'Unhandled messages',
    noMessages: 'Every message is handled.',
    allMessages: 'All messages',
    overload: 'Unusually many submissions',
    overloadText:
      'Nothing was lost: responses were slowed down, and every message is in the inbox. This notice disappears after a day.',
    overloadMailText: 'Emails may arrive up to a day late. Delete spam before it is emailed.',
    overloadOf: {
      CONTACT: 'Contact messages beyond the limit',
      NEWSLETTER: 'Newsletter subscriptions beyond the limit',
      SIGN_IN: 'Sign-in attempts beyond the limit',
    },
    translations: 'Texts that lack a language',
    translationsText: 'They stand in one language only, or read the same in both.',
    noTranslations: 'Every text is there in both languages.',

    quickActions: 'Quick actions',
    addNews: 'Add News Article',
  },
  id: {
    title: 'Ikhtisar',
    welcome: (email: string) => `Selamat datang, ${email}`,
    description: 'Apa saja yang ada di situs, dan apa yang perlu perhatian.',
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

    attention: 'Perlu perhatian',
    messages: 'Pesan yang belum ditangani',
    noMessages: 'Semua pesan sudah ditangani.',
    allMessages: 'Semua pesan',
    overload: 'Kiriman masuk jauh di atas biasanya',
    overloadText:
      'Tidak ada yang hilang: respons diperlambat, dan semua pesan ada di kotak masuk. Pemberitahuan ini hilang setelah satu hari.',
    overloadMailText: 'Surel bisa terlambat hingga satu hari. Hapus spam sebelum diteruskan lewat surel.',
    overloadOf: {
      CONTACT: 'Pesan kontak di atas batas',
      NEWSLETTER: 'Langganan buletin di atas batas',
      SIGN_IN: 'Percobaan masuk di atas batas',
    },
    translations: 'Teks yang kurang satu bahasa',
    translationsText: 'Hanya ada dalam satu bahasa, atau sama persis dalam keduanya.',
    noTranslations: 'Semua teks tersedia dalam dua bahasa.',

    quickActions: 'Aksi cepat',
    addNews: 'Tambah Artikel Berita',
  },
});
