import type { Fallbacks } from '../fallbacks.ts';

/** Eligibility and required documents. */
export const requirementFallbacks = {
  'competition.requirements.title': { en: 'Participation requirements', id: 'Persyaratan peserta' },

  'competition.requirements.eligibility.title': { en: 'Who may take part', id: 'Siapa yang boleh ikut' },
  'competition.requirements.eligibility.intro': {
    en: 'You do not need to come from a famous batik town or have been on stage before. You may register if you meet all of the following:',
    id: 'Anda tidak harus berasal dari kota batik ternama atau pernah tampil di panggung. Anda boleh mendaftar jika memenuhi semua syarat berikut:',
  },
  'competition.requirements.eligibility.1': {
    en: 'You are a woman, an Indonesian citizen, and 17 to 25 years old',
    id: 'Perempuan, warga negara Indonesia, berusia 17 sampai 25 tahun',
  },
  'competition.requirements.eligibility.2': {
    en: 'You live in, study in or come from the province you represent',
    id: 'Tinggal, menempuh pendidikan, atau berasal dari provinsi yang diwakili',
  },
  'competition.requirements.eligibility.3': {
    en: 'You can introduce at least one cloth from your region: its pattern, its place and its maker',
    id: 'Mampu memperkenalkan sedikitnya satu kain dari daerahnya: motif, asal, dan pembuatnya',
  },
  'competition.requirements.eligibility.4': {
    en: 'You are available for the mentoring and the entire final contest',
    id: 'Bersedia mengikuti pembekalan dan seluruh rangkaian babak final',
  },

  'competition.requirements.documents.title': { en: 'Required documents', id: 'Dokumen yang diperlukan' },
  'competition.requirements.documents.1': {
    en: 'A copy of your identity card or student card',
    id: 'Salinan KTP atau kartu pelajar/mahasiswa',
  },
  'competition.requirements.documents.2': {
    en: 'Two recent, unedited photographs: a portrait and a full-length one',
    id: 'Dua foto terbaru tanpa suntingan: wajah dan seluruh badan',
  },
  'competition.requirements.documents.3': {
    en: 'A one-page résumé',
    id: 'Daftar riwayat hidup satu halaman',
  },
  'competition.requirements.documents.4': {
    en: 'A video of up to three minutes telling the story of one cloth',
    id: 'Video berdurasi paling lama tiga menit yang menceritakan kisah selembar kain',
  },
} satisfies Fallbacks;
