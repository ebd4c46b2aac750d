import { bilingual } from '../../shared/language.ts';

/** The texts of the communities’ section, for editors (docs/product.md#editing-communities). */
export const communityAdminTexts = bilingual({
  en: {
    title: 'Communities',
    lead: 'Batik makers, in the order they were added.',
    add: 'Add Community',
    list: 'Communities',
    loading: 'Loading communities...',
    empty: 'No communities found. Add your first community above.',

    imageLink: (address: string) => `Open image in a new tab: ${address}`,
    view: (name: string) => `View: ${name}`,
    edit: (name: string) => `Edit: ${name}`,
    deleteTitle: 'Are you sure you want to delete this community?',

    created: 'Community created successfully',
    updated: 'Community updated successfully',
    deleted: 'Community deleted successfully',
    createFailed: 'Failed to create community',
    updateFailed: 'Failed to update community',
    deleteFailed: 'Failed to delete community',

    counted: (count: string) => (count === '1' ? '1 community' : `${count} communities`),
    newTitle: 'Add New Community',
    editTitle: 'Edit Community',
    backToList: 'All Communities',
    notFound: 'Community not found',
    create: 'Create Community',
    update: 'Update Community',

    details: 'Details',
    fields: {
      name: { label: 'Name' },
      description: { label: 'Description' },
      contactInfo: { label: 'Contact info' },
      location: { label: 'Location', hint: 'Town and province.' },
      province: { label: 'Province', hint: 'Visitors find it in the list of this province.' },
      imageUrl: {
        label: 'Image URL',
        hint: 'A web address that starts with https://, or an image from the library.',
        invalid: 'Enter an address that starts with https://, or choose an image from the library.',
      },
      active: { label: 'Active', hint: 'When off, visitors do not see it.' },
    },
    noProvince: 'No province',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    contactTooLong: 'Phone, email and website are too long together. Shorten one of them.',
    contactNote: 'Contact details as plain text',
    contactNoteHint:
      'This text is kept exactly as entered. If visitors do not see it on the site, clear it: fields for phone, email and website will then appear.',
  },
  id: {
    title: 'Komunitas',
    lead: 'Para pembatik, sesuai urutan penambahan.',
    add: 'Tambah Komunitas',
    list: 'Komunitas',
    loading: 'Memuat komunitas...',
    empty: 'Belum ada komunitas. Tambahkan komunitas pertama Anda di atas.',

    imageLink: (address: string) => `Buka gambar di tab baru: ${address}`,
    view: (name: string) => `Lihat: ${name}`,
    edit: (name: string) => `Sunting: ${name}`,
    deleteTitle: 'Yakin ingin menghapus komunitas ini?',

    created: 'Komunitas berhasil dibuat',
    updated: 'Komunitas berhasil diperbarui',
    deleted: 'Komunitas berhasil dihapus',
    createFailed: 'Gagal membuat komunitas',
    updateFailed: 'Gagal memperbarui komunitas',
    deleteFailed: 'Gagal menghapus komunitas',

    counted: (count: string) => `${count} komunitas`,
    newTitle: 'Tambah Komunitas Baru',
    editTitle: 'Sunting Komunitas',
    backToList: 'Semua Komunitas',
    notFound: 'Komunitas tidak ditemukan',
    create: 'Buat Komunitas',
    update: 'Perbarui Komunitas',

    details: 'Rincian',
    fields: {
      name: { label: 'Nama' },
      description: { label: 'Deskripsi' },
      contactInfo: { label: 'Info kontak' },
      location: { label: 'Lokasi', hint: 'Kota atau kabupaten, dan provinsi.' },
      province: { label: 'Provinsi', hint: 'Pengunjung menemukannya di daftar provinsi ini.' },
      imageUrl: {
        label: 'URL gambar',
        hint: 'Alamat web yang diawali https://, atau gambar dari pustaka.',
        invalid: 'Isi dengan alamat yang diawali https://, atau pilih gambar dari pustaka.',
      },
      active: { label: 'Aktif', hint: 'Jika dimatikan, pengunjung tidak melihatnya.' },
    },
    noProvince: 'Tanpa provinsi',
    phone: 'Telepon',
    email: 'Email',
    website: 'Situs web',
    contactTooLong: 'Telepon, email, dan situs web terlalu panjang jika digabung. Persingkat salah satunya.',
    contactNote: 'Kontak dalam teks biasa',
    contactNoteHint:
      'Teks ini disimpan persis seperti aslinya. Jika tidak tampil di situs, kosongkan: kolom telepon, email, dan situs web akan muncul.',
  },
});
