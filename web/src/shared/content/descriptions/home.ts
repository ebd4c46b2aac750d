import { aboutFallbacks } from '../keys/about.ts';
import { editionThemeFallbacks } from '../keys/editionTheme.ts';
import { heroFallbacks } from '../keys/hero.ts';
import { visionFallbacks } from '../keys/vision.ts';
import { describeKeys } from './describe.ts';

const hero = describeKeys(
  'hero',
  { path: '/', en: 'Home: first section', id: 'Beranda: bagian pertama' },
  heroFallbacks,
  {
    hero_background_image: { kind: 'image', en: 'Background picture', id: 'Gambar latar' },
    hero_title: { kind: 'text', en: 'Title', id: 'Judul' },
    hero_subtitle: { kind: 'longText', en: 'Subtitle', id: 'Subjudul' },
    hero_cta_explore: { kind: 'text', en: 'Button: explore', id: 'Tombol: jelajahi' },
    hero_cta_competition: { kind: 'text', en: 'Button: competition', id: 'Tombol: kompetisi' },
  },
);

const about = describeKeys(
  'about',
  { path: '/#about', en: 'Home: about', id: 'Beranda: tentang' },
  aboutFallbacks,
  {
    about_description: { kind: 'longText', en: 'Description', id: 'Deskripsi' },
    about_foundation: { kind: 'longText', en: 'Foundation and ministry', id: 'Yayasan dan kementerian' },
    about_value_creative: { kind: 'text', en: 'Value: creative', id: 'Nilai: kreatif' },
    about_value_beautiful: { kind: 'text', en: 'Value: beautiful', id: 'Nilai: anggun' },
    about_value_talented: { kind: 'text', en: 'Value: talented', id: 'Nilai: berbakat' },
    about_value_cultured: { kind: 'text', en: 'Value: cultured', id: 'Nilai: berbudaya' },
    about_mission: { kind: 'longText', en: 'Mission', id: 'Misi' },
    about_image: { kind: 'image', en: 'Picture', id: 'Gambar' },
    about_established_badge: { kind: 'text', en: 'Badge: founding year', id: 'Lencana: tahun berdiri' },
  },
);

const vision = describeKeys(
  'vision',
  { path: '/', en: 'Home: vision and mission', id: 'Beranda: visi dan misi' },
  visionFallbacks,
  {
    vision_title: { kind: 'text', en: 'Vision: title', id: 'Visi: judul' },
    vision_description: { kind: 'longText', en: 'Vision: text', id: 'Visi: teks' },
    mission_title: { kind: 'text', en: 'Mission: title', id: 'Misi: judul' },
    mission_description: { kind: 'longText', en: 'Mission: text', id: 'Misi: teks' },
  },
);

const editionTheme = describeKeys(
  'vision',
  { path: '/', en: 'Home: theme of 2025', id: 'Beranda: tema 2025' },
  editionThemeFallbacks,
  {
    mbi2025_theme: { kind: 'text', en: 'Title', id: 'Judul' },
    mbi2025_description: { kind: 'longText', en: 'Text', id: 'Teks' },
    mbi2025_image: { kind: 'image', en: 'Picture', id: 'Gambar' },
    mbi2025_objective: { kind: 'longText', en: 'Our objectives', id: 'Tujuan kami' },
    cloth_dyed: {
      kind: 'provinces',
      en: 'Provinces with an ambassador',
      id: 'Provinsi yang sudah punya duta',
    },
  },
);

export const homeKeys = [...hero, ...about, ...vision, ...editionTheme];
