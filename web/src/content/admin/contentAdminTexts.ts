import { bilingual } from '../../shared/language.ts';

/** The texts of the two sections with the site’s texts (docs/product.md#editing-content). */
export const contentAdminTexts = bilingual({
  en: {
    title: 'Content',
    lead: 'Every text, picture, link and number you can change, in both languages.',
    add: 'Add Content',
    addTitle: 'New Content',
    save: 'Save',
    edit: (name: string) => `Edit: ${name}`,
    keyAndLabel: (key: string, label: string) => (label ? `${label} (${key})` : key),

    search: 'Search keys and texts',
    group: 'Part of the site',
    allGroups: 'All parts',
    groups: {
      site: 'Every page',
      hero: 'Home: first section',
      about: 'Home: about',
      vision: 'Home: vision, mission, theme',
      competition: 'Competition',
      heritage: 'Heritage',
      communities: 'Communities',
      contact: 'Contact',
      legal: 'Privacy, terms, accessibility',
    },
    state: 'Status',
    states: {
      all: 'All',
      set: 'Saved',
      fallback: 'Default text',
      unknown: 'Not used',
      same: 'Same in both languages',
    },
    found: (count: string) => `Shown: ${count}`,
    noneFound: 'Nothing matches',
    noneFoundText: 'Try another word, another part of the site or another status.',
    showAll: 'Show Everything',

    showOnSite: 'View page',
    showOnSiteOf: (place: string) => `View page in a new tab: ${place}`,
    unknownPlace: 'Not used on the site',
    unknownText: 'Saved, but no page shows it. A mistyped key ends up here.',

    fields: {
      key: {
        label: 'Key',
        hint: 'Choose an unused key. Type a new one only if a developer asked for it.',
        invalid: 'Use only letters, digits, dots, underscores and hyphens, and not “.” or “..” alone.',
      },
      value: { label: 'Value' },
    },
    keyPlace: (label: string, place: string) => `${label} · ${place}`,
    keyUnknown: 'No page uses this key, so its text will not appear anywhere.',
    keyTaken: 'Content with this key already exists. Edit it in the list.',
    oneForBoth: 'The same in both languages',
    hints: {
      line: '',
      lines: '',
      image: 'From the library, or a web address that starts with https://.',
      link: 'A web address that starts with https://.',
      day: 'The calendar uses this date to mark where we are today.',
      date: 'As readers will see it.',
      percentage: 'From 0 to 100, with or without %.',
    },
    invalid: {
      line: 'Please check this text.',
      lines: 'Please check this text.',
      image: 'Enter an address that starts with https://, or choose an image from the library.',
      link: 'Enter an address that starts with https://.',
      day: 'Enter a complete date.',
      date: 'Please check this text.',
      percentage: 'Enter a percentage from 0 to 100, such as 30%.',
    },
    withoutEntry: 'Until you save a text here, the site shows:',
    startFromSitesText: 'Start from the Default Text',
    startFromSitesTextOf: (field: string) => `Start from the Default Text: ${field}`,
    ownCloth: 'A drawn batik pattern instead of a picture',
    nothing: 'Nothing',

    saved: 'Content saved successfully',
    saveFailed: 'Failed to save content',
    allRequired: 'All fields are required',
    goneText:
      'The site shows its default text again. What you typed is still here: save again to put it back.',
    deleteTitle: 'Are you sure you want to delete this content?',
    deleteText:
      'The site goes back to its default text right away. This one stays in the trash for thirty days.',
    deleteUnknownText: 'No page shows it. It stays in the trash for thirty days.',
    deleted: 'Content deleted successfully',
    deleteFailed: 'Failed to delete content',

    sectionsLead: 'The home page from top to bottom, section by section.',
    sections: {
      hero: {
        title: 'Hero Section',
        line: 'What visitors see first: the picture, the title and the two buttons at the top of the home page.',
        empty: 'No hero content found. Add content using the form above.',
      },
      about: {
        title: 'About Section',
        line: 'Who is behind the pageant: its story, its four values and the picture beside them.',
        empty: 'No about content found. Add content using the form above.',
      },
      vision: {
        title: 'Vision & Mission',
        line: 'What the pageant works toward: vision, mission and the theme of the 2025 edition.',
        empty: 'No vision & mission content found. Add content using the form above.',
      },
    },
  },
  id: {
    title: 'Konten',
    lead: 'Semua teks, gambar, tautan, dan angka yang dapat Anda ubah, dalam kedua bahasa.',
    add: 'Tambah Konten',
    addTitle: 'Konten Baru',
    save: 'Simpan',
    edit: (name: string) => `Sunting: ${name}`,
    keyAndLabel: (key: string, label: string) => (label ? `${label} (${key})` : key),

    search: 'Cari kunci dan teks',
    group: 'Bagian situs',
    allGroups: 'Semua bagian',
    groups: {
      site: 'Semua halaman',
      hero: 'Beranda: bagian pertama',
      about: 'Beranda: tentang',
      vision: 'Beranda: visi, misi, tema',
      competition: 'Kompetisi',
      heritage: 'Warisan',
      communities: 'Komunitas',
      contact: 'Kontak',
      legal: 'Privasi, ketentuan, aksesibilitas',
    },
    state: 'Status',
    states: {
      all: 'Semua',
      set: 'Terisi',
      fallback: 'Teks bawaan',
      unknown: 'Tidak dipakai',
      same: 'Sama di kedua bahasa',
    },
    found: (count: string) => `Ditampilkan: ${count}`,
    noneFound: 'Tidak ada yang cocok',
    noneFoundText: 'Coba kata, bagian situs, atau status yang lain.',
    showAll: 'Tampilkan Semua',

    showOnSite: 'Lihat halaman',
    showOnSiteOf: (place: string) => `Lihat halaman di tab baru: ${place}`,
    unknownPlace: 'Tidak dipakai di situs',
    unknownText:
      'Tersimpan, tetapi tidak tampil di halaman mana pun. Kunci yang salah ketik berakhir di sini.',

    fields: {
      key: {
        label: 'Kunci',
        hint: 'Pilih kunci yang belum dipakai. Ketik kunci baru hanya jika diminta pengembang.',
        invalid:
          'Gunakan hanya huruf, angka, titik, garis bawah, dan tanda hubung; bukan “.” atau “..” saja.',
      },
      value: { label: 'Isi' },
    },
    keyPlace: (label: string, place: string) => `${label} · ${place}`,
    keyUnknown: 'Kunci ini tidak dipakai di situs: isinya tidak akan tampil di halaman mana pun.',
    keyTaken: 'Konten dengan kunci ini sudah ada. Sunting lewat daftar.',
    oneForBoth: 'Sama di kedua bahasa',
    hints: {
      line: '',
      lines: '',
      image: 'Dari pustaka, atau alamat web yang diawali https://.',
      link: 'Alamat web yang diawali https://.',
      day: 'Dipakai kalender untuk menandai hari ini.',
      date: 'Seperti yang akan dilihat pembaca.',
      percentage: 'Dari 0 sampai 100, dengan atau tanpa %.',
    },
    invalid: {
      line: 'Harap periksa teks ini.',
      lines: 'Harap periksa teks ini.',
      image: 'Isi dengan alamat yang diawali https://, atau pilih gambar dari pustaka.',
      link: 'Isi dengan alamat yang diawali https://.',
      day: 'Isi dengan tanggal lengkap.',
      date: 'Harap periksa teks ini.',
      percentage: 'Isi dengan persentase dari 0 sampai 100, misalnya 30%.',
    },
    withoutEntry: 'Selama belum diisi, situs menampilkan:',
    startFromSitesText: 'Mulai dari Teks Bawaan',
    startFromSitesTextOf: (field: string) => `Mulai dari Teks Bawaan: ${field}`,
    ownCloth: 'Motif batik sebagai pengganti gambar',
    nothing: 'Tidak ada',

    saved: 'Konten berhasil disimpan',
    saveFailed: 'Gagal menyimpan konten',
    allRequired: 'Semua kolom wajib diisi',
    goneText:
      'Situs kembali menampilkan teks bawaannya. Tulisan Anda masih ada di sini: simpan lagi untuk memasangnya kembali.',
    deleteTitle: 'Yakin ingin menghapus konten ini?',
    deleteText:
      'Situs langsung kembali menampilkan teks bawaannya; teks ini disimpan di tempat sampah selama tiga puluh hari.',
    deleteUnknownText:
      'Konten ini tidak tampil di halaman mana pun. Setelah dihapus, konten disimpan di tempat sampah selama tiga puluh hari.',
    deleted: 'Konten berhasil dihapus',
    deleteFailed: 'Gagal menghapus konten',

    sectionsLead: 'Beranda dari atas ke bawah, bagian demi bagian.',
    sections: {
      hero: {
        title: 'Bagian Pembuka',
        line: 'Yang pertama dilihat pengunjung: gambar, judul, dan dua tombol di bagian atas beranda.',
        empty: 'Konten bagian “Pembuka” tidak ditemukan. Tambahkan konten melalui formulir di atas.',
      },
      about: {
        title: 'Bagian Tentang',
        line: 'Siapa di balik ajang ini: kisahnya, keempat nilainya, dan gambar di sampingnya.',
        empty: 'Konten bagian “Tentang” tidak ditemukan. Tambahkan konten melalui formulir di atas.',
      },
      vision: {
        title: 'Visi dan Misi',
        line: 'Apa yang diperjuangkan ajang ini: visi, misi, dan tema edisi 2025.',
        empty: 'Konten bagian “Visi dan Misi” tidak ditemukan. Tambahkan konten melalui formulir di atas.',
      },
    },
  },
});
