import { both, type Fallbacks } from '../fallbacks.ts';

/** “About” on the home page. */
export const aboutFallbacks = {
  about_description: {
    en: 'The pageant was founded in 2024 to bring young women and batik closer together. It asks for more than grace on a stage: every contestant learns to read a cloth, visits the people who make it, and can say where it comes from.',
    id: 'Ajang ini didirikan pada 2024 untuk mendekatkan perempuan muda dengan batik. Yang dicari bukan hanya keanggunan di panggung: setiap peserta belajar membaca selembar kain, menemui para pembuatnya, dan mampu menjelaskan asal-usulnya.',
  },
  about_foundation: {
    en: 'Run under a foundation, in collaboration with the ministry responsible for culture.',
    id: 'Diselenggarakan di bawah naungan sebuah yayasan, bekerja sama dengan kementerian yang membidangi kebudayaan.',
  },
  about_value_creative: { en: 'Creative', id: 'Kreatif' },
  about_value_beautiful: { en: 'Beautiful', id: 'Anggun' },
  about_value_talented: { en: 'Talented', id: 'Berbakat' },
  about_value_cultured: { en: 'Cultured', id: 'Berbudaya' },
  about_mission: {
    en: 'What we are working toward: 38 batik ambassadors, one per province, who know the cloth of their region and speak for its makers.',
    id: 'Yang kami perjuangkan: 38 duta batik, satu dari setiap provinsi, yang mengenal kain daerahnya dan menyuarakan para pembuatnya.',
  },
  about_image: both(''),
  about_established_badge: { en: 'Est. 2024', id: 'Didirikan 2024' },
} satisfies Fallbacks;
