import { both, type Fallbacks } from '../fallbacks.ts';

/** The judging criteria: five, which add up to a hundred percent. */
export const judgingFallbacks = {
  'competition.judging.title': { en: 'Judging criteria', id: 'Kriteria penilaian' },
  'competition.judging.description': {
    en: 'Five criteria add up to one hundred percent. What a contestant knows counts for more than how she looks.',
    id: 'Lima kriteria, genap seratus persen. Pengetahuan peserta lebih menentukan daripada penampilannya.',
  },

  'competition.criteria.1.title': { en: 'Knowledge of batik', id: 'Pengetahuan batik' },
  'competition.criteria.1.percentage': both('30%'),
  'competition.criteria.1.description': {
    en: 'Patterns, techniques and places, and the difference between what is known and what is merely said.',
    id: 'Motif, teknik, dan daerah asal; juga kemampuan membedakan fakta dari cerita yang sekadar beredar.',
  },

  'competition.criteria.2.title': { en: 'Public speaking', id: 'Kemampuan berbicara' },
  'competition.criteria.2.percentage': both('25%'),
  'competition.criteria.2.description': {
    en: 'Clear, truthful and lively, to a child as well as an expert.',
    id: 'Jelas, jujur, dan hidup, baik di hadapan anak-anak maupun ahli.',
  },

  'competition.criteria.3.title': { en: 'Talent and creativity', id: 'Bakat dan kreativitas' },
  'competition.criteria.3.percentage': both('20%'),
  'competition.criteria.3.description': {
    en: 'A skill that can be shown, and an idea that gives an old pattern a new use without emptying it of meaning.',
    id: 'Keterampilan yang dapat ditunjukkan, dan gagasan yang memberi motif lama kegunaan baru tanpa menghilangkan maknanya.',
  },

  'competition.criteria.4.title': { en: 'Character and conduct', id: 'Kepribadian dan sikap' },
  'competition.criteria.4.percentage': both('15%'),
  'competition.criteria.4.description': {
    en: 'Courtesy, reliability and respect for the makers, on stage and off.',
    id: 'Santun, dapat diandalkan, dan menghormati para pembatik, di dalam maupun di luar panggung.',
  },

  'competition.criteria.5.title': { en: 'Appearance', id: 'Penampilan' },
  'competition.criteria.5.percentage': both('10%'),
  'competition.criteria.5.description': {
    en: 'How the cloth is chosen, wrapped and worn.',
    id: 'Cara kain dipilih, dililitkan, dan dikenakan.',
  },
} satisfies Fallbacks;
