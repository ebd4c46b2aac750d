import { contentKeys, type ContentKey } from '../../../../web/src/shared/content/contentKeys.ts';
import { both, type Fallbacks } from '../../../../web/src/shared/content/fallbacks.ts';

/** The sample pageant’s own texts; the fallbacks suit it for the rest. */
const ownWords: Partial<Record<ContentKey, Fallbacks[string]>> = {
  site_name: both('Mahkota Batik Indonesia'),
  hero_background_image: both('/api/placeholder/1920/1080?seed=hero-15'),
  hero_title: both('Mahkota Batik Indonesia'),
  about_description: {
    en: 'Mahkota Batik Indonesia was founded in 2024 to bring young women and batik closer together. It asks for more than grace on a stage: every participant learns to read a cloth, visits the people who make it, and can say where it comes from.',
    id: 'Mahkota Batik Indonesia didirikan pada 2024 untuk mendekatkan perempuan muda dengan batik. Yang dicari bukan hanya keanggunan di panggung: setiap peserta belajar membaca selembar kain, menemui para pembuatnya, dan mampu menjelaskan asal-usulnya.',
  },
  about_image: both('/api/placeholder/1200/900?seed=about'),
  mbi2025_image: both('/api/placeholder/1200/900?seed=theme-2025'),
  'competition.content': {
    en: 'How to become an ambassador of Mahkota Batik Indonesia: the 2025 calendar, the stages, what the judges look for, and what you need to take part.',
    id: 'Jalan menjadi duta Mahkota Batik Indonesia: kalender 2025, tahapan, hal yang dinilai juri, dan syarat untuk ikut serta.',
  },
  'competition.link': both('https://example.org/register'),
  'app.short_name': both('Mahkota Batik'),
  'security.contact': both('security@example.org'),
  'contact.social': both('@mahkotabatik'),
  social_url: both('https://example.org/mahkotabatik'),
};

/** An entry for every content key of the site. */
export const contentEntries = contentKeys.map(({ key, fallback }) => {
  const { en, id } = ownWords[key] ?? fallback;
  return { key, valueEn: en, valueId: id };
});
