import { bilingual } from '../shared/language.ts';

/** The texts of paginated lists and of failures to load. */
export const loadingTexts = bilingual({
  en: {
    loadMore: 'Load More',
    loadingMore: 'Loading...',
    added: (count: number) => `${count} more loaded.`,
    firstPage: 'Back to the first page',
    moreFailed: 'The rest of the list could not be loaded.',
    partFailed: 'This section could not be loaded',
    unreachable: 'The server could not be reached. Check your connection and try again.',
    refused: 'Your role does not include this. An owner can change that.',
    factorOverdue: 'Your account needs a second factor first. Add one under Account.',
    serverFailed: 'The server reported an error. Try again in a moment.',
    tryAgain: 'Try Again',
  },
  id: {
    loadMore: 'Muat Lebih Banyak',
    loadingMore: 'Memuat...',
    added: (count: number) => `${count} lagi dimuat.`,
    firstPage: 'Kembali ke halaman pertama',
    moreFailed: 'Sisa daftar ini tidak dapat dimuat.',
    partFailed: 'Bagian ini tidak dapat dimuat',
    unreachable: 'Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.',
    refused: 'Peran Anda tidak mencakup ini. Pemilik dapat mengubahnya.',
    factorOverdue: 'Akun Anda memerlukan faktor kedua dulu. Tambahkan di halaman Akun.',
    serverFailed: 'Terjadi kesalahan di server. Coba lagi beberapa saat lagi.',
    tryAgain: 'Coba Lagi',
  },
});
