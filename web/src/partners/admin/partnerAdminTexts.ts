import { bilingual } from '../../shared/language.ts';

/** The texts of the partners’ section, for editors (docs/product.md#editing-partners). */
export const partnerAdminTexts = bilingual({
  en: {
    title: 'Partners',
    lead: 'By tier, in the order shown on the site. Drag a partner by its handle to move it within its tier.',
    add: 'Add Partner',
    tierTitle: {
      platinum: (count: number) => `Platinum Partners (${count})`,
      gold: (count: number) => `Gold Partners (${count})`,
      silver: (count: number) => `Silver Partners (${count})`,
    },
    emptyTier: {
      platinum: 'No platinum partners yet.',
      gold: 'No gold partners yet.',
      silver: 'No silver partners yet.',
    },
    visit: (name: string) => `Website: ${name}`,
    edit: (name: string) => `Edit: ${name}`,

    move: (name: string) => `Move: ${name}`,
    moveHint: 'Drag, or press and then use the arrow keys',
    up: (name: string) => `Up: ${name}`,
    down: (name: string) => `Down: ${name}`,
    putDown: (name: string) => `Drop here: ${name}`,
    announcements: {
      lifted: (name: string, place: number, count: number) =>
        `${name} picked up, position ${place} of ${count}. Use the arrow keys to move, Space to drop, Escape to cancel.`,
      moved: (name: string, place: number, count: number) => `${name}: position ${place} of ${count}.`,
      dropped: (name: string, place: number, count: number) =>
        `${name} dropped at position ${place} of ${count}.`,
      putBack: (name: string, place: number, count: number) =>
        `${name} stays at position ${place} of ${count}.`,
    },
    reorderFailed: 'Failed to save the order. It has not changed.',

    deleteTitle: 'Are you sure you want to delete this partner?',

    created: 'Partner created successfully',
    updated: 'Partner updated successfully',
    deleted: 'Partner deleted successfully',
    createFailed: 'Failed to create partner',
    updateFailed: 'Failed to update partner',
    deleteFailed: 'Failed to delete partner',

    newTitle: 'New Partner',
    editTitle: 'Edit Partner',
    backToList: 'All Partners',
    notFound: 'Partner not found',
    create: 'Create Partner',
    update: 'Update Partner',

    details: 'Details',
    fields: {
      name: { label: 'Name' },
      logoUrl: {
        label: 'Logo',
        hint: 'Shown uncropped, on a light background in both themes.',
        invalid: 'Enter an address that starts with https://, or choose an image from the library.',
      },
      websiteUrl: {
        label: 'Website',
        hint: 'The logo links to this address. Leave it empty for no link.',
        invalid: 'Enter an address that starts with “https://” or “http://”.',
      },
      description: { label: 'Description', hint: 'Shown in both languages' },
      tier: { label: 'Tier', hint: 'If you change the tier, the partner moves to the end of the new one.' },
      active: { label: 'Active', hint: 'When off, visitors do not see it.' },
    },
    tierName: { platinum: 'Platinum', gold: 'Gold', silver: 'Silver' },
  },
  id: {
    title: 'Mitra',
    lead: 'Per tingkat, sesuai urutan di situs. Seret gagang di samping nama mitra untuk mengubah urutannya dalam tingkat yang sama.',
    add: 'Tambah Mitra',
    tierTitle: {
      platinum: (count: number) => `Mitra Platinum (${count})`,
      gold: (count: number) => `Mitra Emas (${count})`,
      silver: (count: number) => `Mitra Perak (${count})`,
    },
    emptyTier: {
      platinum: 'Belum ada mitra platinum.',
      gold: 'Belum ada mitra emas.',
      silver: 'Belum ada mitra perak.',
    },
    visit: (name: string) => `Situs web: ${name}`,
    edit: (name: string) => `Sunting: ${name}`,

    move: (name: string) => `Pindahkan: ${name}`,
    moveHint: 'Seret, atau tekan lalu gunakan tombol panah',
    up: (name: string) => `Naik: ${name}`,
    down: (name: string) => `Turun: ${name}`,
    putDown: (name: string) => `Lepaskan di sini: ${name}`,
    announcements: {
      lifted: (name: string, place: number, count: number) =>
        `${name} diangkat, urutan ${place} dari ${count}. Gunakan tombol panah untuk memindahkan, Spasi untuk melepaskan, Escape untuk membatalkan.`,
      moved: (name: string, place: number, count: number) => `${name}: urutan ${place} dari ${count}.`,
      dropped: (name: string, place: number, count: number) =>
        `${name} dilepaskan di urutan ${place} dari ${count}.`,
      putBack: (name: string, place: number, count: number) =>
        `${name} tetap di urutan ${place} dari ${count}.`,
    },
    reorderFailed: 'Gagal menyimpan urutan. Urutannya tidak berubah.',

    deleteTitle: 'Yakin ingin menghapus mitra ini?',

    created: 'Mitra berhasil dibuat',
    updated: 'Mitra berhasil diperbarui',
    deleted: 'Mitra berhasil dihapus',
    createFailed: 'Gagal membuat mitra',
    updateFailed: 'Gagal memperbarui mitra',
    deleteFailed: 'Gagal menghapus mitra',

    newTitle: 'Mitra Baru',
    editTitle: 'Sunting Mitra',
    backToList: 'Semua Mitra',
    notFound: 'Mitra tidak ditemukan',
    create: 'Buat Mitra',
    update: 'Perbarui Mitra',

    details: 'Rincian',
    fields: {
      name: { label: 'Nama' },
      logoUrl: {
        label: 'Logo',
        hint: 'Ditampilkan utuh, di atas latar terang pada kedua tema.',
        invalid: 'Isi dengan alamat yang diawali https://, atau pilih gambar dari pustaka.',
      },
      websiteUrl: {
        label: 'Situs web',
        hint: 'Alamat yang dibuka oleh logo. Jika kosong, logo tidak bertautan.',
        invalid: 'Isi dengan alamat yang diawali “https://” atau “http://”.',
      },
      description: { label: 'Deskripsi', hint: 'Tampil dalam kedua bahasa' },
      tier: { label: 'Tingkat', hint: 'Jika tingkatnya diganti, mitra ini ditempatkan di urutan terakhir.' },
      active: { label: 'Aktif', hint: 'Jika dimatikan, mitra ini tidak terlihat oleh pengunjung.' },
    },
    tierName: { platinum: 'Platinum', gold: 'Emas', silver: 'Perak' },
  },
});
