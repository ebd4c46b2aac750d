import type { Fallbacks } from '../fallbacks.ts';

/** “Vision and mission” on the home page. */
export const visionFallbacks = {
  vision_title: { en: 'Our Vision', id: 'Visi kami' },
  vision_description: {
    en: 'A generation for whom batik is living knowledge: worn with pride, understood in its patterns, and fairly paid for.',
    id: 'Generasi yang menghayati batik sebagai pengetahuan: bangga mengenakannya, paham makna motifnya, dan membayarnya dengan layak.',
  },
  mission_title: { en: 'Our Mission', id: 'Misi kami' },
  mission_description: {
    en: 'To find and train young women in every province who can show and explain batik, and to bring them together with workshops, schools and audiences at home and abroad.',
    id: 'Menemukan dan membina perempuan muda di setiap provinsi yang mampu menampilkan dan menjelaskan batik, serta mempertemukan mereka dengan sanggar batik, sekolah, dan khalayak di dalam maupun luar negeri.',
  },
} satisfies Fallbacks;
