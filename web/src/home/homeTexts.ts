import { bilingual } from '../shared/language.ts';

/** The home page's own words; the rest of it is content that editors change. */
export const homeTexts = bilingual({
  en: {
    hero: { scrollDown: 'Scroll down' },
    about: {
      eyebrow: 'About the pageant',
      title: 'It begins with a length of cloth',
      values: 'What we value',
    },
    vision: {
      eyebrow: 'Foundation and ministry',
      title: 'Vision and mission',
      lead: 'What the foundation and the ministry have set out to reach together.',
      edition: '2025',
      theme: 'The theme of 2025',
      objectives: 'Our Objectives',
    },
    history: {
      eyebrow: 'History',
      title: 'The long way of the wax',
      lead: 'What is written down, what can still be seen, and what is told from maker to maker.',
      empty: 'No timeline items available',
    },
    communities: {
      eyebrow: 'Communities',
      title: 'The hands behind the cloth',
      lead: 'Villages, quarters and workshops where batik is a day’s work, and where our ambassadors learn.',
      all: 'All Communities',
      samples: {
        laweyan: {
          name: 'Laweyan batik quarter',
          location: 'Surakarta (Solo), Central Java',
          description:
            'An old quarter of batik merchants behind high walls, known for its soga browns and the classical patterns of Solo.',
        },
        trusmi: {
          name: 'Trusmi batik village',
          location: 'Cirebon, West Java',
          description:
            'The home of mega mendung, the layered rain cloud, and of the rocks and gardens of the Cirebon courts.',
        },
        lasem: {
          name: 'Lasem batik houses',
          location: 'Rembang, Central Java',
          description:
            'A port of Chinese and Javanese families, famous for its red and for cloths where phoenixes meet sea grapes.',
        },
      },
    },
    news: {
      eyebrow: 'News',
      title: 'Fresh from the dye bath',
      lead: 'What happens around the pageant, and in the workshops that it visits.',
      viewAll: 'View All News',
    },
    contact: {
      eyebrow: 'Contact',
      title: 'Write to us',
      lead: 'A question, a partnership, a story worth telling: somebody in Solo reads every message.',
      address: 'Address',
      email: 'Email',
      phone: 'Phone',
      firstName: 'First Name',
      lastName: 'Last Name',
      subject: 'Subject',
      chooseSubject: 'Choose a subject',
      subjects: {
        partnership: 'Partnership Inquiry',
        media: 'Media & Press',
        general: 'General Information',
        heritage: 'Batik Heritage',
      },
    },
  },
  id: {
    hero: { scrollDown: 'Gulir ke bawah' },
    about: {
      eyebrow: 'Tentang ajang ini',
      title: 'Semua bermula dari sehelai kain',
      values: 'Nilai yang kami pegang',
    },
    vision: {
      eyebrow: 'Yayasan dan kementerian',
      title: 'Visi dan misi',
      lead: 'Yang hendak diwujudkan yayasan dan kementerian bersama-sama.',
      edition: '2025',
      theme: 'Tema 2025',
      objectives: 'Tujuan Kami',
    },
    history: {
      eyebrow: 'Sejarah',
      title: 'Perjalanan panjang malam',
      lead: 'Yang tercatat, yang masih dapat dilihat, dan yang dituturkan dari pembatik ke pembatik.',
      empty: 'Belum ada linimasa yang tersedia',
    },
    communities: {
      eyebrow: 'Komunitas',
      title: 'Tangan-tangan di balik kain',
      lead: 'Desa, kampung, dan bengkel tempat batik dikerjakan setiap hari, dan tempat para duta kami belajar.',
      all: 'Semua Komunitas',
      samples: {
        laweyan: {
          name: 'Kampung Batik Laweyan',
          location: 'Surakarta (Solo), Jawa Tengah',
          description:
            'Kampung tua para saudagar batik di balik tembok tinggi, dikenal lewat cokelat soga dan motif klasik Solo.',
        },
        trusmi: {
          name: 'Kampung Batik Trusmi',
          location: 'Cirebon, Jawa Barat',
          description:
            'Rumah mega mendung, awan hujan yang berlapis-lapis, serta wadasan dan taman gaya keraton Cirebon.',
        },
        lasem: {
          name: 'Rumah-rumah Batik Lasem',
          location: 'Rembang, Jawa Tengah',
          description:
            'Kota pelabuhan keluarga Tionghoa dan Jawa, termasyhur karena merahnya dan kain tempat burung hong bertemu latohan.',
        },
      },
    },
    news: {
      eyebrow: 'Berita',
      title: 'Baru diangkat dari celupan',
      lead: 'Kabar dari sekitar ajang, dan dari bengkel-bengkel yang dikunjunginya.',
      viewAll: 'Lihat Semua Berita',
    },
    contact: {
      eyebrow: 'Kontak',
      title: 'Tulis kepada kami',
      lead: 'Pertanyaan, kemitraan, kisah yang layak diceritakan: di Solo selalu ada yang membaca setiap pesan.',
      address: 'Alamat',
      email: 'Email',
      phone: 'Telepon',
      firstName: 'Nama Depan',
      lastName: 'Nama Belakang',
      subject: 'Subjek',
      chooseSubject: 'Pilih subjek',
      subjects: {
        partnership: 'Pertanyaan Kemitraan',
        media: 'Media & Pers',
        general: 'Informasi Umum',
        heritage: 'Warisan Batik',
      },
    },
  },
});
