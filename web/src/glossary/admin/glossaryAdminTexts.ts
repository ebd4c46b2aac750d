import { bilingual } from '../../shared/language.ts';

/** The texts of the glossary, for editors (docs/product.md#glossary). */
export const glossaryAdminTexts = bilingual({
  en: {
    title: 'Glossary',
    lead: 'How the site writes the terms of the craft. Forms mark the spellings that it avoids.',
    add: 'Add Term',
    list: 'Terms',
    empty: 'No terms yet. Add your first term above.',
    not: 'Not:',

    edit: (term: string) => `Edit: ${term}`,
    deleteTitle: 'Are you sure you want to delete this term?',

    created: 'Term created',
    updated: 'Term updated',
    deleted: 'Term deleted',
    createFailed: 'The term could not be created',
    updateFailed: 'The term could not be updated',
    deleteFailed: 'The term could not be deleted',

    counted: (count: string) => (count === '1' ? '1 term' : `${count} terms`),
    newTitle: 'Add New Term',
    editTitle: 'Edit Term',
    backToList: 'All Terms',
    notFound: 'Term not found',
    create: 'Create Term',
    update: 'Update Term',

    fields: {
      term: { label: 'Term', hint: 'As the site writes it' },
      wrong: {
        label: 'Not',
        hint: 'One form per line. In lower case, it is found in any case; with capitals, as it is or all in capitals.',
      },
      reason: { label: 'Reason', hint: 'For whoever wrote it differently' },
    },
  },
  id: {
    title: 'Glosarium',
    lead: 'Penulisan istilah batik di situs ini, beserta bentuk yang tidak dipakai. Formulir menandai bentuk itu.',
    add: 'Tambah Istilah',
    list: 'Istilah',
    empty: 'Belum ada istilah. Tambahkan istilah pertama Anda di atas.',
    not: 'Bukan:',

    edit: (term: string) => `Sunting: ${term}`,
    deleteTitle: 'Yakin ingin menghapus istilah ini?',

    created: 'Istilah dibuat',
    updated: 'Istilah diperbarui',
    deleted: 'Istilah dihapus',
    createFailed: 'Istilah gagal dibuat',
    updateFailed: 'Istilah gagal diperbarui',
    deleteFailed: 'Istilah gagal dihapus',

    counted: (count: string) => `${count} istilah`,
    newTitle: 'Tambah Istilah Baru',
    editTitle: 'Sunting Istilah',
    backToList: 'Semua Istilah',
    notFound: 'Istilah tidak ditemukan',
    create: 'Buat Istilah',
    update: 'Perbarui Istilah',

    fields: {
      term: { label: 'Istilah', hint: 'Seperti ditulis di situs ini' },
      wrong: {
        label: 'Bukan',
        hint: 'Satu bentuk per baris. Yang ditulis dengan huruf kecil dicari tanpa membedakan huruf besar; yang memakai huruf kapital dicari persis atau jika seluruhnya kapital.',
      },
      reason: { label: 'Alasan', hint: 'Untuk yang menulisnya secara lain' },
    },
  },
});
