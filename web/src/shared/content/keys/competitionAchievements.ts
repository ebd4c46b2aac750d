import { both, type Fallbacks } from '../fallbacks.ts';

/** The achievements of the 2024 edition, in seven figures (docs/product.md#competition). */
export const achievementFallbacks = {
  'competition.achievements.title': { en: '2024 achievements', id: 'Capaian tahun 2024' },
  'competition.achievement.1.value': both('520'),
  'competition.achievement.1.label': { en: 'participants', id: 'peserta' },
  'competition.achievement.2.value': { en: '20 of 38', id: '20 dari 38' },
  'competition.achievement.2.label': { en: 'provinces', id: 'provinsi' },
  'competition.achievement.3.value': { en: '3M+', id: '3 juta+' },
  'competition.achievement.3.label': { en: 'reach', id: 'jangkauan' },
  'competition.achievement.4.value': both('25+'),
  'competition.achievement.4.label': { en: 'sponsors', id: 'sponsor' },
  'competition.achievement.5.value': both('25+'),
  'competition.achievement.5.label': { en: 'SMEs and 5 designers', id: 'UMKM dan 5 desainer' },
  'competition.achievement.6.value': both('15+'),
  'competition.achievement.6.label': { en: 'media', id: 'media' },
  'competition.achievement.7.value': both('20'),
  'competition.achievement.7.label': { en: 'students', id: 'pelajar dan mahasiswa' },
} satisfies Fallbacks;
