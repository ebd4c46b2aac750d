import { both, type Fallbacks } from '../fallbacks.ts';

/** The heritage page (docs/product.md#heritage). */
export const heritageFallbacks = {
  'heritage.hero.title': { en: 'The heritage of batik', id: 'Warisan batik' },
  'heritage.hero.subtitle': {
    en: 'Wax, dye and patience: a craft of the archipelago that the world counts among its heritage.',
    id: 'Malam, warna, dan kesabaran: kerajinan Nusantara yang diakui dunia sebagai warisan budaya.',
  },

  'heritage.milestone.1.year': { en: 'October 2, 2009', id: '2 Oktober 2009' },
  'heritage.milestone.1.title': { en: 'Recognized by the world', id: 'Pengakuan dunia' },
  'heritage.milestone.1.text': {
    en: 'A UNESCO committee closes its session in Abu Dhabi, and Indonesian Batik is on the Representative List of the Intangible Cultural Heritage of Humanity: not a cloth, but a skill, its meanings and the promise to pass them on.',
    id: 'Sebuah komite UNESCO menutup sidangnya di Abu Dhabi, dan Batik Indonesia tercantum dalam Daftar Representatif Warisan Budaya Takbenda Umat Manusia: bukan kainnya, melainkan keterampilan, makna, dan janji untuk mewariskannya.',
  },

  'heritage.milestone.2.year': { en: '9th century', id: 'Abad ke-9' },
  'heritage.milestone.2.title': { en: 'An ancient tradition', id: 'Tradisi kuno' },
  'heritage.milestone.2.text': {
    en: 'Statues in the temples of central Java wear cloth whose patterns resemble those batik makers draw today. How the patterned cloth of that time was made is still debated.',
    id: 'Arca di candi-candi Jawa bagian tengah mengenakan kain dengan ragam hias yang mirip motif batik masa kini. Bagaimana kain bermotif pada masa itu dibuat masih diperdebatkan.',
  },

  'heritage.milestone.3.year': { en: 'From coast to court', id: 'Dari pesisir ke keraton' },
  'heritage.milestone.3.title': { en: 'Cultural diversity', id: 'Keragaman budaya' },
  'heritage.milestone.3.text': {
    en: 'Courts, ports and villages each found a style of their own: the order of court patterns, the bright flowers of the coast, clouds that go back to China, ornament drawn from Arabic script.',
    id: 'Keraton, bandar, dan desa menemukan gayanya masing-masing: motif keraton yang teratur, bunga pesisir yang cerah, awan yang berakar pada seni Tiongkok, serta hiasan dari aksara Arab.',
  },

  'heritage.milestone.4.year': { en: 'Today', id: 'Kini' },
  'heritage.milestone.4.title': { en: 'Artistic innovation', id: 'Inovasi seni' },
  'heritage.milestone.4.text': {
    en: 'Makers draw new patterns, return to plant dyes and carry batik into fashion, homes and art. The wax is as hot as ever, and the work as slow.',
    id: 'Para pembatik menciptakan motif baru, kembali ke pewarna alam, dan membawa batik ke dunia mode, hunian, dan seni. Malamnya tetap panas, dan pengerjaannya tetap perlahan.',
  },

  'heritage.figure.1.value': { en: '1000+', id: '1.000+' },
  'heritage.figure.1.label': { en: 'years', id: 'tahun' },
  'heritage.figure.2.value': both('34'),
  'heritage.figure.2.label': { en: 'provinces (38 since 2022)', id: 'provinsi (38 sejak 2022)' },
  'heritage.figure.3.value': { en: 'Unlimited', id: 'Tak terhingga' },
  'heritage.figure.3.label': { en: 'patterns', id: 'motif' },

  'heritage.mission.title': { en: 'Our mission', id: 'Misi kami' },
  'heritage.mission.text': {
    en: 'A pattern lives as long as someone can draw it and someone else can read it. We bring the two together: makers who pass on their skill, and young women who pass on the story.',
    id: 'Sebuah motif hidup selama ada yang mampu membatiknya dan ada yang mampu membacanya. Kami mempertemukan keduanya: pembatik yang mewariskan keterampilan dan perempuan muda yang meneruskan kisahnya.',
  },
} satisfies Fallbacks;
