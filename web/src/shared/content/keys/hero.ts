import { both, type Fallbacks } from '../fallbacks.ts';

/** The first section of the home page. */
export const heroFallbacks = {
  hero_background_image: both(''),
  hero_title: { en: 'Wear the cloth, know its story', id: 'Kenakan kainnya, kenali kisahnya' },
  hero_subtitle: {
    en: 'Thirty-eight young women, one from each province, learn how batik is made, what its patterns say and who makes it. Then they tell the country.',
    id: 'Tiga puluh delapan perempuan muda, satu dari setiap provinsi, belajar bagaimana batik dibuat, apa makna motifnya, dan siapa pembuatnya. Setelah itu, mereka menceritakannya kepada kita semua.',
  },
  hero_cta_explore: { en: 'Explore', id: 'Jelajahi' },
  hero_cta_competition: { en: 'The Competition', id: 'Kompetisi' },
} satisfies Fallbacks;
