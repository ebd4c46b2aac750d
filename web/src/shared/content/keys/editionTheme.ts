import { provinceCodes } from '../../provinces.ts';
import { both, type Fallbacks } from '../fallbacks.ts';

/** The theme of the 2025 edition, on the home page. */
export const editionThemeFallbacks = {
  mbi2025_theme: { en: 'Wonders of Indonesian Batik', id: 'Pesona Batik Indonesia' },
  mbi2025_description: {
    en: 'The theme of 2025 is the wonder in everyday work: the line of wax, the bath of dye and the patience between them, from the courts of Java to workshops far beyond the island.',
    id: 'Tema 2025 berangkat dari pesona di balik pekerjaan sehari-hari: guratan malam, celupan warna, dan kesabaran di antara keduanya, dari lingkungan keraton di Jawa hingga sanggar batik jauh di luar Pulau Jawa.',
  },
  mbi2025_image: both(''),
  mbi2025_objective: {
    en: 'To bring cloth from all 38 provinces to one stage, each shown by an ambassador who can name its maker and its place.',
    id: 'Menghadirkan kain dari 38 provinsi di satu panggung, masing-masing dibawakan oleh duta yang dapat menyebut nama pembuat dan daerah asalnya.',
  },
  cloth_dyed: both(provinceCodes.join(' ')),
} satisfies Fallbacks;
