import { both, type Fallbacks } from '../fallbacks.ts';

/** The heritage page (specification section 2.5). */
export const heritageFallbacks = {
  'heritage.hero.title': { en: 'The heritage of batik', id: 'Warisan batik' },
  'heritage.hero.subtitle': {
    en: 'Wax, dye and patience: a craft of the archipelago that the world counts among its heritage.',
    id: 'Malam, warna, dan kesabaran: kerajinan Nusantara yang diakui dunia sebagai warisan budaya.',
  },

  'heritage.milestone.1.year': { en: '2 October 2009', id: '2 Oktober 2009' },
  'heritage.milestone.1.title': { en: 'Recognised by the world', id: 'Pengakuan dunia' },
  'heritage.milestone.1.text': {
    en: 'UNESCO inscribes Indonesian Batik on the Representative List of the Intangible Cultural Heritage of Humanity: not a cloth, but a skill, its meanings and the promise to pass them on.',
    id: 'UNESCO memasukkan Batik Indonesia ke dalam Daftar Representatif Warisan Budaya Takbenda Kemanusiaan: bukan kainnya, melainkan keterampilan, makna, dan janji untuk mewariskannya.',
  },

  'heritage.milestone.2.year': { en: '9th century', id: 'Abad ke-9' },
  'heritage.milestone.2.title': { en: 'An ancient tradition', id: 'Tradisi yang tua' },
  'heritage.milestone.2.text': {
    en: 'Statues in the temples of Central Java wear cloths whose patterns resemble those that batik makers draw today. How the patterned cloths of that time were made is still debated.',
    id: 'Arca di candi-candi Jawa Tengah mengenakan kain dengan ragam hias yang mirip motif batik masa kini. Bagaimana kain bermotif pada masa itu dibuat masih diperdebatkan.',
  },

  'heritage.milestone.3.year': { en: 'From coast to court', id: 'Dari pesisir ke keraton' },
  'heritage.milestone.3.title': { en: 'Cultural diversity', id: 'Keragaman budaya' },
  'heritage.milestone.3.text': {
    en: 'Courts, ports and villages each found a hand of their own: the order of court patterns, the bright flowers of the coast, clouds with Chinese forebears, lettering that comes from Arabic.',
    id: 'Keraton, bandar, dan desa menemukan goresannya masing-masing: motif keraton yang teratur, bunga pesisir yang cerah, awan yang berakar pada seni Tiongkok, serta hiasan dari aksara Arab.',
  },

  'heritage.milestone.4.year': { en: 'Today', id: 'Kini' },
  'heritage.milestone.4.title': { en: 'Artistic innovation', id: 'Inovasi seni' },
  'heritage.milestone.4.text': {
    en: 'Makers draw new patterns, return to dyes from plants and carry batik into fashion, homes and art. The wax is as hot as ever, and the work as slow.',
    id: 'Para pembatik melukis motif baru, kembali ke pewarna alam, dan membawa batik ke dunia mode, rumah, dan seni. Malamnya tetap panas, pengerjaannya tetap pelan.',
  },

  'heritage.figure.1.value': both('1000+'),
  'heritage.figure.1.label': { en: 'years', id: 'tahun' },
  'heritage.figure.2.value': both('34'),
  'heritage.figure.2.label': { en: 'provinces', id: 'provinsi' },
  'heritage.figure.3.value': { en: 'Unlimited', id: 'Tak terhingga' },
  'heritage.figure.3.label': { en: 'patterns', id: 'motif' },

  'heritage.mission.title': { en: 'Our mission', id: 'Misi kami' },
  'heritage.mission.text': {
    en: 'A pattern lives as long as somebody can draw it and somebody else can read it. We bring the two together: makers who pass on their hand, and young women who pass on the story.',
    id: 'Sebuah motif hidup selama ada yang mampu melukisnya dan ada yang mampu membacanya. Kami mempertemukan keduanya: pembatik yang mewariskan keterampilan dan perempuan muda yang meneruskan kisahnya.',
  },
} satisfies Fallbacks;
