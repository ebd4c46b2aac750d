import { bilingual } from '../../shared/language.ts';

/** The texts of the batik patterns’ section, for editors (docs/product.md#patterns). */
export const patternAdminTexts = bilingual({
  en: {
    title: 'Batik Patterns',
    lead: 'The patterns on the heritage page, in the order they were added.',
    add: 'Add Batik Pattern',
    list: 'Batik patterns',
    view: (name: string) => `View: ${name}`,
    edit: (name: string) => `Edit: ${name}`,
    empty: 'No batik patterns yet',
    emptyText: 'Add the first one: it appears on the heritage page right away.',

    deleteTitle: 'Are you sure you want to delete this batik pattern?',

    created: 'Batik pattern created successfully',
    updated: 'Batik pattern updated successfully',
    deleted: 'Batik pattern deleted successfully',
    createFailed: 'Failed to create batik pattern',
    updateFailed: 'Failed to update batik pattern',
    deleteFailed: 'Failed to delete batik pattern',

    counted: (count: string) => (count === '1' ? '1 pattern' : `${count} patterns`),
    newTitle: 'New Batik Pattern',
    editTitle: 'Edit Batik Pattern',
    backToList: 'All Batik Patterns',
    notFound: 'Batik pattern not found',
    create: 'Create Batik Pattern',
    update: 'Update Batik Pattern',

    details: 'Details',
    fields: {
      name: { label: 'Name' },
      meaning: { label: 'Meaning' },
      description: { label: 'Description' },
      origin: { label: 'Origin', hint: 'The town or region it comes from.' },
      imageUrl: {
        label: 'Image',
        hint: 'Leave it empty, and the site draws a pattern to match the name.',
        invalid: 'Enter an address that starts with https://, or choose an image from the library.',
      },
    },
  },
  id: {
    title: 'Motif Batik',
    lead: 'Motif di halaman warisan, sesuai urutan penambahan.',
    add: 'Tambah Motif Batik',
    list: 'Motif batik',
    view: (name: string) => `Lihat: ${name}`,
    edit: (name: string) => `Sunting: ${name}`,
    empty: 'Belum ada motif batik',
    emptyText: 'Tambahkan motif pertama: motif itu langsung tampil di halaman warisan.',

    deleteTitle: 'Yakin ingin menghapus motif batik ini?',

    created: 'Motif batik berhasil dibuat',
    updated: 'Motif batik berhasil diperbarui',
    deleted: 'Motif batik berhasil dihapus',
    createFailed: 'Gagal membuat motif batik',
    updateFailed: 'Gagal memperbarui motif batik',
    deleteFailed: 'Gagal menghapus motif batik',

    counted: (count: string) => `${count} motif`,
    newTitle: 'Motif Batik Baru',
    editTitle: 'Sunting Motif Batik',
    backToList: 'Semua Motif Batik',
    notFound: 'Motif batik tidak ditemukan',
    create: 'Buat Motif Batik',
    update: 'Perbarui Motif Batik',

    details: 'Rincian',
    fields: {
      name: { label: 'Nama' },
      meaning: { label: 'Makna' },
      description: { label: 'Deskripsi' },
      origin: { label: 'Asal', hint: 'Kota atau daerah asalnya.' },
      imageUrl: {
        label: 'Gambar',
        hint: 'Jika kosong, situs menggambar motif sesuai namanya.',
        invalid: 'Isi dengan alamat yang diawali https://, atau pilih gambar dari pustaka.',
      },
    },
  },
});
