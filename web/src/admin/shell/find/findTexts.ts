import { bilingual } from '../../../shared/language.ts';

/** The texts of finding items, sections and actions (docs/product.md#find). */
export const findTexts = bilingual({
  en: {
    title: 'Find',
    placeholder: 'A title, a section, or what you want to do',
    results: 'Results',
    items: 'Items',
    actions: 'Actions',
    sections: 'Sections',
    kinds: {
      article: 'News article',
      community: 'Community',
      partner: 'Partner',
      pattern: 'Batik pattern',
      timelineItem: 'Timeline item',
      glossaryTerm: 'Glossary term',
      content: 'Content',
    },
    notPublic: 'Not public',
    searching: 'Searching...',
    nothing: 'Nothing has this name. Try fewer words.',
    failed: 'Items could not be searched. Check your connection and type again.',
  },
  id: {
    title: 'Cari',
    placeholder: 'Judul, bagian, atau yang ingin Anda lakukan',
    results: 'Hasil',
    items: 'Isi',
    actions: 'Tindakan',
    sections: 'Bagian',
    kinds: {
      article: 'Artikel berita',
      community: 'Komunitas',
      partner: 'Mitra',
      pattern: 'Motif batik',
      timelineItem: 'Peristiwa linimasa',
      glossaryTerm: 'Istilah glosarium',
      content: 'Konten',
    },
    notPublic: 'Belum tampil',
    searching: 'Mencari...',
    nothing: 'Tidak ada yang bernama seperti itu. Coba kata yang lebih sedikit.',
    failed: 'Pencarian gagal. Periksa koneksi Anda, lalu ketik lagi.',
  },
});
