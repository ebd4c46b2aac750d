import type { Fallbacks } from '../fallbacks.ts';

/** The four stages of the competition. */
export const stageFallbacks = {
  'competition.stages.title': { en: 'Competition stages', id: 'Tahapan kompetisi' },
  'competition.stages.description': {
    en: 'Four stages lead from the form to the crown. Each one asks for something else.',
    id: 'Empat tahap dari formulir menuju mahkota. Setiap tahap menuntut hal yang berbeda.',
  },

  'competition.stage.1.title': { en: 'Registration', id: 'Pendaftaran' },
  'competition.stage.1.description': {
    en: 'Fill in the form, hand in your documents and choose the cloth that you will speak for. We read every file.',
    id: 'Isi formulir, serahkan dokumen, dan pilih kain yang akan Anda ceritakan. Setiap berkas kami baca.',
  },
  'competition.stage.1.date': { en: '10 January – 30 April 2025', id: '10 Januari – 30 April 2025' },

  'competition.stage.2.title': { en: 'Online selection', id: 'Seleksi daring' },
  'competition.stage.2.description': {
    en: 'A conversation with the jury by video: your cloth, its maker, its place, and what you would do as an ambassador.',
    id: 'Wawancara daring dengan juri: tentang kain Anda, pembuatnya, daerah asalnya, dan rencana Anda sebagai duta.',
  },
  'competition.stage.2.date': { en: '12–31 May 2025', id: '12–31 Mei 2025' },

  'competition.stage.3.title': { en: 'Mentoring', id: 'Pembekalan' },
  'competition.stage.3.description': {
    en: 'The ambassadors of the provinces visit workshops, sit down with wax and dye themselves, and practise speaking to an audience.',
    id: 'Para duta provinsi mengunjungi bengkel batik, mencoba sendiri malam dan pewarna, serta berlatih berbicara di depan orang banyak.',
  },
  'competition.stage.3.date': { en: '7 July – 26 September 2025', id: '7 Juli – 26 September 2025' },

  'competition.stage.4.title': { en: 'Final contest', id: 'Babak final' },
  'competition.stage.4.description': {
    en: 'Five days on and off the stage, before the jury and the public. On the last evening the crown is given.',
    id: 'Lima hari di dalam dan di luar panggung, di hadapan juri dan masyarakat. Mahkota diserahkan pada malam terakhir.',
  },
  'competition.stage.4.date': { en: '16–20 October 2025', id: '16–20 Oktober 2025' },
} satisfies Fallbacks;
