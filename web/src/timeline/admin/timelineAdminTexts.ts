import { bilingual } from '../../shared/language.ts';

/** The texts of the history timeline’s section, for editors (docs/product.md#editing-the-timeline). */
export const timelineAdminTexts = bilingual({
  en: {
    title: 'History Timeline',
    lead: 'Moments in the history of batik, in the order readers see them.',
    add: 'Add Timeline Item',
    list: 'Timeline items',
    loading: 'Loading timeline items...',
    empty: 'No timeline items found. Add your first timeline item above.',

    state: (order: number, state: string) => `Order: ${order} | ${state}`,
    imageLink: (address: string) => `Open image in a new tab: ${address}`,
    edit: (title: string) => `Edit: ${title}`,
    deleteTitle: 'Are you sure you want to delete this timeline item?',

    created: 'History timeline item created successfully',
    updated: 'History timeline item updated successfully',
    deleted: 'History timeline item deleted successfully',
    createFailed: 'Failed to create history timeline item',
    updateFailed: 'Failed to update history timeline item',
    deleteFailed: 'Failed to delete history timeline item',

    counted: (count: string) => (count === '1' ? '1 item' : `${count} items`),
    newTitle: 'Add New Timeline Item',
    editTitle: 'Edit Timeline Item',
    backToList: 'All Timeline Items',
    notFound: 'Timeline item not found',
    create: 'Create Item',
    update: 'Update Item',

    details: 'Details',
    fields: {
      year: { label: 'Year', hint: 'As readers see it, such as “12th century”' },
      title: { label: 'Title' },
      description: { label: 'Description' },
      imageUrl: {
        label: 'Image URL',
        hint: 'A web address that starts with https://, or an image from the library.',
        invalid: 'Enter an address that starts with https://, or choose an image from the library.',
      },
      order: {
        label: 'Order',
        hint: 'Lower numbers come first. Items with the same number are sorted by year.',
        invalid: (limit: string) => `Enter a whole number from −${limit} to ${limit}.`,
      },
      active: { label: 'Active', hint: 'When off, visitors do not see it.' },
    },
  },
  id: {
    title: 'Linimasa Sejarah',
    lead: 'Peristiwa dalam sejarah batik, sesuai urutan yang dilihat pembaca.',
    add: 'Tambah Peristiwa',
    list: 'Peristiwa linimasa',
    loading: 'Memuat peristiwa linimasa...',
    empty: 'Belum ada peristiwa linimasa. Tambahkan peristiwa pertama Anda di atas.',

    state: (order: number, state: string) => `Urutan: ${order} | ${state}`,
    imageLink: (address: string) => `Buka gambar di tab baru: ${address}`,
    edit: (title: string) => `Sunting: ${title}`,
    deleteTitle: 'Yakin ingin menghapus peristiwa linimasa ini?',

    created: 'Peristiwa linimasa berhasil dibuat',
    updated: 'Peristiwa linimasa berhasil diperbarui',
    deleted: 'Peristiwa linimasa berhasil dihapus',
    createFailed: 'Gagal membuat peristiwa linimasa',
    updateFailed: 'Gagal memperbarui peristiwa linimasa',
    deleteFailed: 'Gagal menghapus peristiwa linimasa',

    counted: (count: string) => `${count} peristiwa`,
    newTitle: 'Tambah Peristiwa Baru',
    editTitle: 'Sunting Peristiwa',
    backToList: 'Semua Peristiwa Linimasa',
    notFound: 'Peristiwa linimasa tidak ditemukan',
    create: 'Buat Peristiwa',
    update: 'Perbarui Peristiwa',

    details: 'Rincian',
    fields: {
      year: { label: 'Tahun', hint: 'Seperti yang tampil bagi pembaca, misalnya “Abad ke-12”' },
      title: { label: 'Judul' },
      description: { label: 'Deskripsi' },
      imageUrl: {
        label: 'URL gambar',
        hint: 'Alamat web yang diawali https://, atau gambar dari pustaka.',
        invalid: 'Isi dengan alamat yang diawali https://, atau pilih gambar dari pustaka.',
      },
      order: {
        label: 'Urutan',
        hint: 'Angka yang lebih kecil tampil lebih dulu. Yang angkanya sama diurutkan menurut tahun.',
        invalid: (limit: string) => `Isi dengan bilangan bulat dari −${limit} sampai ${limit}.`,
      },
      active: { label: 'Aktif', hint: 'Jika dimatikan, pengunjung tidak melihatnya.' },
    },
  },
});
