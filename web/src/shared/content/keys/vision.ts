import { both, type Fallbacks } from '../fallbacks.ts';

/** “Vision and mission” on the home page, with the theme of the 2025 edition. */
export const visionFallbacks = {
  vision_title: { en: 'Our Vision', id: 'Visi Kami' },
  vision_description: {
    en: 'A generation for whom batik is living knowledge: worn with pride, understood in its patterns, and fairly paid for.',
    id: 'Generasi yang menghidupi batik sebagai pengetahuan: bangga mengenakannya, paham makna motifnya, dan membayarnya dengan layak.',
  },
  mission_title: { en: 'Our Mission', id: 'Misi Kami' },
  mission_description: {
    en: 'To find and train young women in every province who can show and explain batik, and to bring them together with workshops, schools and audiences at home and abroad.',
    id: 'Menemukan dan membina perempuan muda di setiap provinsi yang mampu menampilkan dan menjelaskan batik, serta mempertemukan mereka dengan sanggar batik, sekolah, dan khalayak di dalam maupun luar negeri.',
  },
  mbi2025_theme: { en: 'Wonders of Indonesian Batik', id: 'Pesona Batik Indonesia' },
  mbi2025_description: {
    en: 'The 2025 edition looks for the wonder in everyday work: the line of wax, the bath of dye and the patience between them, from the courts of Java to workshops far beyond the island.',
    id: 'Edisi 2025 mencari pesona di balik pekerjaan sehari-hari: guratan malam, celupan warna, dan kesabaran di antara keduanya, dari lingkungan keraton di Jawa hingga sanggar batik jauh di luar Pulau Jawa.',
  },
  mbi2025_image: both(''),
  mbi2025_objective: {
    en: 'To bring cloth from all 38 provinces to one stage, each shown by an ambassador who can name its maker and its place.',
    id: 'Menghadirkan kain dari 38 provinsi di satu panggung, masing-masing dibawakan oleh duta yang dapat menyebut nama pembuat dan daerah asalnya.',
  },
} satisfies Fallbacks;
