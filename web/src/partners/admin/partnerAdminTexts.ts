import { bilingual } from '../../shared/language.ts';

/** The words of the partners' section, for editors (specification sections 2.10, 5 and 8). */
export const partnersAdminTexts = bilingual({
  en: {
    title: 'Partners',
    lead: 'Tier by tier, in the order of the site. Drag a partner by its grip to move it within its tier.',
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
    active: 'Active',
    inactive: 'Inactive',
    visit: (name: string) => `Website: ${name}`,
    edit: (name: string) => `Edit: ${name}`,

    move: (name: string) => `Move: ${name}`,
    moveHint: 'Drag; or press, then move with the arrow keys',
    up: (name: string) => `Up: ${name}`,
    down: (name: string) => `Down: ${name}`,
    putDown: (name: string) => `Put down here: ${name}`,
    told: {
      lifted: (name: string, place: number, count: number) =>
        `${name} is lifted, place ${place} of ${count}. Arrow keys move it, Space puts it down, Escape puts it back.`,
      moved: (name: string, place: number, count: number) => `${name}: place ${place} of ${count}.`,
      dropped: (name: string, place: number, count: number) =>
        `${name} is put down at place ${place} of ${count}.`,
      putBack: (name: string, place: number, count: number) => `${name} stays at place ${place} of ${count}.`,
    },
    reorderFailed: 'Failed to save the order. It is as it was before.',

    deleteTitle: 'Are you sure you want to delete this partner?',

    created: 'Partner created successfully',
    updated: 'Partner updated successfully',
    deleted: 'Partner deleted successfully',
    createFailed: 'Failed to create partner',
    updateFailed: 'Failed to update partner',
    deleteFailed: 'Failed to delete partner',

    newTitle: 'New partner',
    editTitle: 'Edit partner',
    backToList: 'All partners',
    notFound: 'There is no such partner',
    create: 'Create Partner',
    update: 'Update Partner',

    details: 'Details',
    fields: {
      name: { label: 'Name' },
      logoUrl: {
        label: 'Logo',
        hint: 'It is shown whole, on a light ground in both themes.',
        invalid: 'Give an http(s) address, or a path on this site that starts with “/”.',
      },
      websiteUrl: {
        label: 'Website',
        hint: 'Where the logo leads: an http(s) address. Empty: nowhere.',
        invalid: 'Give an address that starts with “https://” or “http://”.',
      },
      description: { label: 'Description', hint: 'Shown in both languages' },
      tier: { label: 'Tier', hint: 'In another tier it begins at the end.' },
      active: { label: 'Active', hint: 'Off hides it from visitors.' },
    },
    tierName: { platinum: 'Platinum', gold: 'Gold', silver: 'Silver' },
  },
  id: {
    title: 'Mitra',
    lead: 'Per tingkat, sesuai urutan di situs. Seret mitra pada pegangannya untuk memindahkannya di dalam tingkatnya.',
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
    active: 'Aktif',
    inactive: 'Nonaktif',
    visit: (name: string) => `Situs web: ${name}`,
    edit: (name: string) => `Sunting: ${name}`,

    move: (name: string) => `Pindahkan: ${name}`,
    moveHint: 'Seret; atau tekan, lalu pindahkan dengan tombol panah',
    up: (name: string) => `Naik: ${name}`,
    down: (name: string) => `Turun: ${name}`,
    putDown: (name: string) => `Letakkan di sini: ${name}`,
    told: {
      lifted: (name: string, place: number, count: number) =>
        `${name} diangkat, urutan ${place} dari ${count}. Tombol panah memindahkannya, Spasi meletakkannya, Escape mengembalikannya.`,
      moved: (name: string, place: number, count: number) => `${name}: urutan ${place} dari ${count}.`,
      dropped: (name: string, place: number, count: number) =>
        `${name} diletakkan di urutan ${place} dari ${count}.`,
      putBack: (name: string, place: number, count: number) =>
        `${name} tetap di urutan ${place} dari ${count}.`,
    },
    reorderFailed: 'Gagal menyimpan urutan. Urutannya kembali seperti semula.',

    deleteTitle: 'Yakin ingin menghapus mitra ini?',

    created: 'Mitra berhasil dibuat',
    updated: 'Mitra berhasil diperbarui',
    deleted: 'Mitra berhasil dihapus',
    createFailed: 'Gagal membuat mitra',
    updateFailed: 'Gagal memperbarui mitra',
    deleteFailed: 'Gagal menghapus mitra',

    newTitle: 'Mitra baru',
    editTitle: 'Sunting mitra',
    backToList: 'Semua mitra',
    notFound: 'Mitra ini tidak ada',
    create: 'Buat Mitra',
    update: 'Perbarui Mitra',

    details: 'Rincian',
    fields: {
      name: { label: 'Nama' },
      logoUrl: {
        label: 'Logo',
        hint: 'Ditampilkan utuh, di atas latar terang pada kedua tema.',
        invalid: 'Isi dengan alamat http(s), atau jalur di situs ini yang diawali “/”.',
      },
      websiteUrl: {
        label: 'Situs web',
        hint: 'Tujuan tautan logo: alamat http(s). Kosong: tanpa tautan.',
        invalid: 'Isi dengan alamat yang diawali “https://” atau “http://”.',
      },
      description: { label: 'Deskripsi', hint: 'Tampil dalam kedua bahasa' },
      tier: { label: 'Tingkat', hint: 'Di tingkat lain, mitra ini mulai dari urutan terakhir.' },
      active: { label: 'Aktif', hint: 'Jika dimatikan, mitra ini tidak terlihat oleh pengunjung.' },
    },
    tierName: { platinum: 'Platinum', gold: 'Emas', silver: 'Perak' },
  },
});
