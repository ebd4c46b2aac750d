import { bilingual } from '../shared/language.ts';

/** The home page’s own texts; the rest is content that editors change. */
export const homeTexts = bilingual({
  en: {
    hero: { scrollDown: 'Scroll down' },
    about: {
      title: 'It begins with a length of cloth',
      values: 'What we value',
    },
    vision: {
      title: 'Vision and mission',
      lead: 'What the foundation and the ministry have set out to achieve together.',
    },
    theme: { edition: '2025', objectives: 'Our Objectives' },
    communities: {
      title: 'The hands behind the cloth',
      lead: 'Villages, neighborhoods and workshops where batik is everyday work, and where our ambassadors learn.',
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
      title: 'Latest news',
      lead: 'News from the pageant and from the workshops it visits.',
      viewAll: 'View All News',
    },
    contact: {
      title: 'Write to us',
      lead: 'A question, a partnership, a story worth telling: someone in Solo reads every message.',
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
      title: 'Semua bermula dari sehelai kain',
      values: 'Nilai yang kami pegang',
    },
    vision: {
      title: 'Visi dan misi',
      lead: 'Yang hendak diwujudkan bersama oleh yayasan dan kementerian.',
    },
    theme: { edition: '2025', objectives: 'Tujuan Kami' },
    communities: {
      title: 'Tangan-tangan di balik kain',
      lead: 'Desa, kampung, dan sanggar batik tempat kain dibatik setiap hari dan para duta kami belajar.',
      all: 'Semua Komunitas',
      samples: {
        laweyan: {
          name: 'Kampung Batik Laweyan',
          location: 'Surakarta (Solo), Jawa Tengah',
          description:
            'Kampung tua para saudagar batik di balik tembok tinggi, dikenal dengan warna cokelat soga dan motif klasik Solo.',
        },
        trusmi: {
          name: 'Kampung Batik Trusmi',
          location: 'Cirebon, Jawa Barat',
          description:
            'Daerah asal mega mendung, awan hujan yang berlapis-lapis, serta wadasan dan taman gaya keraton Cirebon.',
        },
        lasem: {
          name: 'Rumah-rumah Batik Lasem',
          location: 'Rembang, Jawa Tengah',
          description:
            'Kota pelabuhan keluarga Tionghoa dan Jawa, termasyhur karena warna merahnya dan kain yang memadukan burung hong dengan latohan.',
        },
      },
    },
    news: {
      title: 'Kabar terbaru',
      lead: 'Kabar seputar ajang ini dan sanggar batik yang dikunjunginya.',
      viewAll: 'Lihat Semua Berita',
    },
    contact: {
      title: 'Kirim pesan kepada kami',
      lead: 'Pertanyaan, kemitraan, atau kisah yang layak diceritakan: setiap pesan dibaca oleh tim kami di Solo.',
      address: 'Alamat',
      email: 'Email',
      phone: 'Telepon',
      firstName: 'Nama Depan',
      lastName: 'Nama Belakang',
      subject: 'Subjek',
      chooseSubject: 'Pilih subjek',
      subjects: {
        partnership: 'Kemitraan',
        media: 'Media dan Pers',
        general: 'Informasi Umum',
        heritage: 'Warisan Batik',
      },
    },
  },
});
