import type { Fallbacks } from '../fallbacks.ts';

/** The four stages of the competition. */
export const stageFallbacks = {
  'competition.stages.title': { en: 'Competition stages', id: 'Tahapan kompetisi' },
  'competition.stages.description': {
    en: 'Four stages lead from the form to the crown. Each asks something different of you.',
    id: 'Empat tahap dari formulir menuju mahkota. Setiap tahap menuntut hal yang berbeda.',
  },

  'competition.stage.1.title': { en: 'Registration', id: 'Pendaftaran' },
  'competition.stage.1.description': {
    en: 'Fill in the form, submit your documents and choose the cloth you will present. We read every application.',
    id: 'Isi formulir, serahkan dokumen, dan pilih kain yang akan Anda ceritakan. Setiap berkas kami baca.',
  },
  'competition.stage.1.date': { en: 'January 10 – April 30, 2025', id: '10 Januari – 30 April 2025' },

  'competition.stage.2.title': { en: 'Online selection', id: 'Seleksi daring' },
  'competition.stage.2.description': {
    en: 'A video interview with the judges: your cloth, its maker, its place, and what you would do as an ambassador.',
    id: 'Wawancara daring dengan juri: tentang kain Anda, pembuatnya, daerah asalnya, dan rencana Anda sebagai duta.',
  },
  'competition.stage.2.date': { en: 'May 12–31, 2025', id: '12–31 Mei 2025' },

  'competition.stage.3.title': { en: 'Mentoring', id: 'Pembekalan' },
  'competition.stage.3.description': {
    en: 'The provincial ambassadors visit workshops, try their hand at wax and dye, and practice speaking to an audience.',
    id: 'Para duta provinsi mengunjungi sanggar batik, mencoba sendiri membatik dan mencelup, serta berlatih berbicara di depan umum.',
  },
  'competition.stage.3.date': { en: 'July 7 – September 26, 2025', id: '7 Juli – 26 September 2025' },

  'competition.stage.4.title': { en: 'Final contest', id: 'Babak final' },
  'competition.stage.4.description': {
    en: 'Five days on and off the stage, before the judges and the public. On the final evening, the winner is crowned.',
    id: 'Lima hari di dalam dan di luar panggung, di hadapan juri dan masyarakat. Pemenang dinobatkan pada malam terakhir.',
  },
  'competition.stage.4.date': { en: 'October 16–20, 2025', id: '16–20 Oktober 2025' },
} satisfies Fallbacks;
