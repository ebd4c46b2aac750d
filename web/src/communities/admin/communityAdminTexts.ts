import { bilingual } from '../../shared/language.ts';

/** The words of the communities' section, for editors (specification sections 2.10, 5 and 8). */
export const communitiesAdminTexts = bilingual({
  en: {
    title: 'Communities',
    lead: 'Batik makers, in the order in which they were added.',
    add: 'Add Community',
    list: 'Communities',
    loading: 'Loading communities...',
    empty: 'No communities found. Add your first community above.',

    image: 'Image',
    imageLink: (address: string) => `Image, in a new tab: ${address}`,
    none: 'None',
    active: 'Active',
    view: (name: string) => `View: ${name}`,
    edit: (name: string) => `Edit: ${name}`,
    deleteTitle: 'Are you sure you want to delete this community?',

    created: 'Community created successfully',
    updated: 'Community updated successfully',
    deleted: 'Community deleted successfully',
    createFailed: 'Failed to create community',
    updateFailed: 'Failed to update community',
    deleteFailed: 'Failed to delete community',

    newTitle: 'Add New Community',
    editTitle: 'Edit Community',
    backToList: 'All communities',
    notFound: 'There is no such community',
    create: 'Create Community',
    update: 'Update Community',

    details: 'Details',
    fields: {
      name: { label: 'Name' },
      description: { label: 'Description' },
      contactInfo: { label: 'Contact info' },
      location: { label: 'Location', hint: 'Town and province.' },
      imageUrl: {
        label: 'Image URL',
        hint: 'An http(s) address or a path on this site.',
        invalid: 'Give an http(s) address, or a path on this site that starts with “/”.',
      },
      active: { label: 'Active', hint: 'Off hides it from visitors.' },
    },
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    websiteHint: 'Readers see one that begins with http:// or https://.',
    contactNote: 'As it was written',
    contactNoteHint:
      'Kept word for word. If readers see none of it, empty it: then there are fields for phone, email and website.',
  },
  id: {
    title: 'Komunitas',
    lead: 'Para pembatik, menurut urutan ditambahkan.',
    add: 'Tambah Komunitas',
    list: 'Komunitas',
    loading: 'Memuat komunitas...',
    empty: 'Belum ada komunitas. Tambahkan komunitas pertama Anda di atas.',

    image: 'Gambar',
    imageLink: (address: string) => `Gambar, di tab baru: ${address}`,
    none: 'Tidak ada',
    active: 'Aktif',
    view: (name: string) => `Lihat: ${name}`,
    edit: (name: string) => `Sunting: ${name}`,
    deleteTitle: 'Yakin ingin menghapus komunitas ini?',

    created: 'Komunitas berhasil dibuat',
    updated: 'Komunitas berhasil diperbarui',
    deleted: 'Komunitas berhasil dihapus',
    createFailed: 'Gagal membuat komunitas',
    updateFailed: 'Gagal memperbarui komunitas',
    deleteFailed: 'Gagal menghapus komunitas',

    newTitle: 'Tambah Komunitas Baru',
    editTitle: 'Sunting Komunitas',
    backToList: 'Semua komunitas',
    notFound: 'Komunitas ini tidak ada',
    create: 'Buat Komunitas',
    update: 'Perbarui Komunitas',

    details: 'Rincian',
    fields: {
      name: { label: 'Nama' },
      description: { label: 'Deskripsi' },
      contactInfo: { label: 'Info kontak' },
      location: { label: 'Lokasi', hint: 'Kota atau kabupaten, dan provinsi.' },
      imageUrl: {
        label: 'URL gambar',
        hint: 'Alamat http(s) atau jalur di situs ini.',
        invalid: 'Isi dengan alamat http(s), atau jalur di situs ini yang diawali “/”.',
      },
      active: { label: 'Aktif', hint: 'Jika dimatikan, pengunjung tidak melihatnya.' },
    },
    phone: 'Telepon',
    email: 'Email',
    website: 'Situs web',
    websiteHint: 'Pembaca hanya melihat alamat yang diawali http:// atau https://.',
    contactNote: 'Sebagaimana ditulis',
    contactNoteHint:
      'Disimpan kata demi kata. Jika pembaca tidak melihat isinya, kosongkan: lalu muncul kolom telepon, email, dan situs web.',
  },
});
