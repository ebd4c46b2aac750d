import { bilingual } from '../shared/language.ts';

/** The texts of the communities’ pages and cards (docs/product.md#community-pages). */
export const communityTexts = bilingual({
  en: {
    title: 'Communities',
    lead: 'Behind every cloth there are people, a place and a way of working. Meet the communities that make batik, and find out how to reach them.',
    headDescription: 'Indonesia’s batik communities: where they are, what they make, and how to reach them.',
    listTitle: 'Where batik is made',
    figuresTitle: 'Communities in numbers',
    count: (count: number) => (count === 1 ? 'active community' : 'active communities'),
    titleOf: (province: string) => `Communities: ${province}`,
    headDescriptionOf: (province: string) =>
      `Batik communities in the province of ${province}: where they are, what they make, and how to reach them.`,
    countOf: (province: string, count: number) =>
      `${province}: ${count} ${count === 1 ? 'community' : 'communities'}`,
    showAll: 'Show All Communities',
    emptyOf: (province: string) => `There are no communities in the province of ${province} yet.`,
    learnMore: 'Learn More',
    learnMoreOf: (name: string) => `Learn More: ${name}`,
    getInvolved: 'Get Involved',
    getInvolvedWith: (name: string) => `Get Involved: ${name}`,
    getInvolvedText: 'Visit, learn, buy or help: write to us and we will put you in touch.',
    contact: 'Contact',
    location: 'Location',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    newTab: 'opens in a new tab',
    backToCommunities: 'Back to Communities',
    others: 'Other communities',
    empty: 'No communities to show yet.',
    emptyText: 'Ask us about the makers near you: we will gladly put you in touch.',
    contactUs: 'Contact Us',
  },
  id: {
    title: 'Komunitas',
    lead: 'Di balik selembar kain ada orang, tempat, dan cara bekerja. Kenali komunitas-komunitas pembuat batik dan cara menghubungi mereka.',
    headDescription:
      'Komunitas batik di Indonesia: di mana mereka berada, apa yang mereka buat, dan cara menghubungi mereka.',
    listTitle: 'Tempat batik dibuat',
    figuresTitle: 'Komunitas dalam angka',
    count: (_count: number) => 'komunitas aktif',
    titleOf: (province: string) => `Komunitas: ${province}`,
    headDescriptionOf: (province: string) =>
      `Komunitas batik dari ${province}: di mana mereka berada, apa yang mereka buat, dan cara menghubungi mereka.`,
    countOf: (province: string, count: number) => `${province}: ${count} komunitas`,
    showAll: 'Tampilkan Semua Komunitas',
    emptyOf: (province: string) => `Belum ada komunitas dari ${province}.`,
    learnMore: 'Selengkapnya',
    learnMoreOf: (name: string) => `Selengkapnya: ${name}`,
    getInvolved: 'Ikut Terlibat',
    getInvolvedWith: (name: string) => `Ikut Terlibat: ${name}`,
    getInvolvedText:
      'Berkunjung, belajar, membeli, atau membantu: kirimkan pesan kepada kami, dan kami akan mempertemukan Anda dengan mereka.',
    contact: 'Kontak',
    location: 'Lokasi',
    phone: 'Telepon',
    email: 'Email',
    website: 'Situs web',
    newTab: 'terbuka di tab baru',
    backToCommunities: 'Kembali ke daftar komunitas',
    others: 'Komunitas lainnya',
    empty: 'Belum ada komunitas untuk ditampilkan.',
    emptyText:
      'Tanyakan kepada kami tentang pembatik di sekitar Anda: kami dengan senang hati akan mempertemukan Anda.',
    contactUs: 'Hubungi Kami',
  },
});
