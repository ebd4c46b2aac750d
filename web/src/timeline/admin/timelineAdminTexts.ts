import { bilingual } from '../../shared/language.ts';

/** The words of the history timeline's section, for editors (specification sections 2.10, 5 and 8). */
export const timelineAdminTexts = bilingual({
  en: {
    title: 'History Timeline',
    lead: 'Moments in the history of batik, in the order in which readers see them.',
    add: 'Add Timeline Item',
    list: 'Timeline items',
    loading: 'Loading timeline items...',
    empty: 'No timeline items found. Add your first timeline item above.',

    state: (order: number, state: string) => `Order: ${order} | ${state}`,
    active: 'Active',
    inactive: 'Inactive',
    imageLink: (address: string) => `Image, in a new tab: ${address}`,
    edit: (title: string) => `Edit: ${title}`,
    deleteTitle: 'Are you sure you want to delete this timeline item?',

    created: 'History timeline item created successfully',
    updated: 'History timeline item updated successfully',
    deleted: 'History timeline item deleted successfully',
    createFailed: 'Failed to create history timeline item',
    updateFailed: 'Failed to update history timeline item',
    deleteFailed: 'Failed to delete history timeline item',

    newTitle: 'Add New Timeline Item',
    editTitle: 'Edit Timeline Item',
    backToList: 'All timeline items',
    notFound: 'There is no such timeline item',
    create: 'Create Item',
    update: 'Update Item',

    details: 'Details',
    fields: {
      year: { label: 'Year', hint: 'As readers see it' },
      title: { label: 'Title' },
      description: { label: 'Description' },
      imageUrl: {
        label: 'Image URL',
        hint: 'An http(s) address or a path on this site.',
        invalid: 'Give an http(s) address, or a path on this site that starts with “/”.',
      },
      order: {
        label: 'Order',
        hint: 'Smaller numbers come first; equal ones stand by year.',
        invalid: (limit: string) => `Give a whole number from -${limit} to ${limit}.`,
      },
      active: { label: 'Active', hint: 'Off hides it from visitors.' },
    },
  },
  id: {
    title: 'Linimasa Sejarah',
    lead: 'Peristiwa dalam sejarah batik, menurut urutan yang dilihat pembaca.',
    add: 'Tambah Peristiwa',
    list: 'Peristiwa linimasa',
    loading: 'Memuat peristiwa linimasa...',
    empty: 'Belum ada peristiwa linimasa. Tambahkan peristiwa pertama Anda di atas.',

    state: (order: number, state: string) => `Urutan: ${order} | ${state}`,
    active: 'Aktif',
    inactive: 'Nonaktif',
    imageLink: (address: string) => `Gambar, di tab baru: ${address}`,
    edit: (title: string) => `Sunting: ${title}`,
    deleteTitle: 'Yakin ingin menghapus peristiwa linimasa ini?',

    created: 'Peristiwa linimasa berhasil dibuat',
    updated: 'Peristiwa linimasa berhasil diperbarui',
    deleted: 'Peristiwa linimasa berhasil dihapus',
    createFailed: 'Gagal membuat peristiwa linimasa',
    updateFailed: 'Gagal memperbarui peristiwa linimasa',
    deleteFailed: 'Gagal menghapus peristiwa linimasa',

    newTitle: 'Tambah Peristiwa Baru',
    editTitle: 'Sunting Peristiwa',
    backToList: 'Semua peristiwa linimasa',
    notFound: 'Peristiwa linimasa ini tidak ada',
    create: 'Buat Peristiwa',
    update: 'Perbarui Peristiwa',

    details: 'Rincian',
    fields: {
      year: { label: 'Tahun', hint: 'Sebagaimana dilihat pembaca' },
      title: { label: 'Judul' },
      description: { label: 'Deskripsi' },
      imageUrl: {
        label: 'URL gambar',
        hint: 'Alamat http(s) atau jalur di situs ini.',
        invalid: 'Isi dengan alamat http(s), atau jalur di situs ini yang diawali “/”.',
      },
      order: {
        label: 'Urutan',
        hint: 'Angka yang lebih kecil tampil lebih dulu; yang sama diurutkan menurut tahun.',
        invalid: (limit: string) => `Isi dengan bilangan bulat dari -${limit} sampai ${limit}.`,
      },
      active: { label: 'Aktif', hint: 'Jika dimatikan, pengunjung tidak melihatnya.' },
    },
  },
});
