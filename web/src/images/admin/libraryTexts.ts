import { bilingual } from '../../shared/language.ts';

/** The texts of the library’s filters and of deleting several images (docs/product.md#image-library). */
export const libraryTexts = bilingual({
  en: {
    lacks: 'What is missing',
    lackNames: { ALT_TEXT: 'No Description', USE: 'Not in Use', CREDIT: 'No Credit' },
    total: (count: string, isOne: boolean) => (isOne ? '1 image' : `${count} images`),
    matching: (count: string, isOne: boolean) => (isOne ? '1 image matches' : `${count} images match`),

    selection: 'Selected images',
    select: (name: string) => `Select: ${name}`,
    selectAll: 'Select All',
    selectMatching: (count: string) => `Select All ${count} That Match`,
    selectNewest: (count: string) => `Select the Newest ${count} That Match`,
    selected: (count: string) => `${count} selected`,
    delete: 'Delete',
    deleting: 'Deleting...',
    cancel: 'Cancel',
    deleteTitle: (count: string, isOne: boolean) =>
      isOne ? 'Delete 1 unused image?' : `Delete ${count} unused images?`,
    deleteText:
      'They stay in the trash for 30 days. An image that someone has started to use in the meantime is not deleted.',
    deleted: (count: string, isOne: boolean) =>
      isOne ? '1 image has been deleted' : `${count} images have been deleted`,
    kept: (deleted: string, kept: string) => `${deleted} deleted. ${kept} not deleted: in use by now.`,
    deleteFailed: 'Failed to delete the images',
  },
  id: {
    lacks: 'Yang belum ada',
    lackNames: { ALT_TEXT: 'Tanpa Keterangan', USE: 'Tidak Dipakai', CREDIT: 'Tanpa Kredit' },
    total: (count: string) => `${count} gambar`,
    matching: (count: string) => `${count} gambar cocok`,

    selection: 'Gambar terpilih',
    select: (name: string) => `Pilih: ${name}`,
    selectAll: 'Pilih Semua',
    selectMatching: (count: string) => `Pilih Semua ${count} yang Cocok`,
    selectNewest: (count: string) => `Pilih ${count} Terbaru yang Cocok`,
    selected: (count: string) => `${count} dipilih`,
    delete: 'Hapus',
    deleting: 'Menghapus...',
    cancel: 'Batal',
    deleteTitle: (count: string) => `Hapus ${count} gambar yang tidak dipakai?`,
    deleteText:
      'Gambar tetap ada di tempat sampah selama 30 hari. Gambar yang sementara itu mulai dipakai tidak dihapus.',
    deleted: (count: string) => `${count} gambar telah dihapus`,
    kept: (deleted: string, kept: string) => `${deleted} dihapus. ${kept} tidak dihapus karena kini dipakai.`,
    deleteFailed: 'Gagal menghapus gambar',
  },
});
