import { both, type Fallbacks } from '../fallbacks.ts';

/** The first section of the home page. */
export const heroFallbacks = {
  hero_background_image: both(''),
  hero_title: { en: 'Wear the cloth, know its story', id: 'Kenakan kainnya, kenali kisahnya' },
  hero_subtitle: {
    en: 'Up to thirty-eight young women, one per province, learn how batik is made, what its patterns mean and who makes it. Then they share it with the country.',
    id: 'Hingga tiga puluh delapan perempuan muda, satu dari setiap provinsi, belajar bagaimana batik dibuat, apa makna motifnya, dan siapa pembuatnya. Setelah itu, mereka menceritakannya kepada kita semua.',
  },
  hero_cta_explore: { en: 'Explore', id: 'Jelajahi' },
  hero_cta_competition: { en: 'The Competition', id: 'Kompetisi' },
} satisfies Fallbacks;
