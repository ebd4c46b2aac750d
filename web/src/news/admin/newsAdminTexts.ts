import { bilingual } from '../../shared/language.ts';

/** The texts of the news section, for editors (docs/product.md#editing-news). */
export const newsAdminTexts = bilingual({
  en: {
    title: 'News',
    lead: 'All articles, including drafts.',
    add: 'Add News Article',
    list: 'News articles',
    featured: 'Featured',
    stateOf: { DRAFT: 'Draft', SCHEDULED: 'Scheduled', LIVE: 'Published', EXPIRED: 'Taken down' },
    effects: {
      draft: 'Stays a draft',
      hidden: 'Becomes a draft: readers no longer see it',
      over: 'Readers do not see it: it is taken down',
      now: 'Will be public right away',
      scheduled: (moment: string) => `Goes out on ${moment}`,
      until: (effect: string, moment: string) => `${effect}, until ${moment}`,
    },
    view: (title: string) => `View: ${title}`,
    edit: (title: string) => `Edit: ${title}`,
    empty: 'No news articles yet',
    emptyText: 'Write the first one: it appears on the site as soon as it is published.',

    deleteTitle: 'Are you sure you want to delete this news article?',

    created: 'News article created successfully',
    updated: 'News article updated successfully',
    deleted: 'News article deleted successfully',
    createFailed: 'Failed to create news article',
    updateFailed: 'Failed to update news article',
    deleteFailed: 'Failed to delete news article',

    search: 'Search title and text',
    searchButton: 'Search',
    category: 'Category',
    allCategories: 'All categories',
    state: 'Status',
    states: {
      all: 'All',
      published: 'Published',
      draft: 'Drafts',
      scheduled: 'Scheduled',
      'taken-down': 'Taken down',
    },
    sort: 'Sort by',
    sorts: { newest: 'Newest first', changed: 'Last changed', title: 'Title' },
    noneFound: 'No articles match',
    noneFoundText: 'Try other words, or show all articles.',
    showAll: 'Show All Articles',

    select: (title: string) => `Select: ${title}`,
    selectAll: 'Select all',
    selectNone: 'Clear Selection',
    selected: (count: string) => `${count} selected`,
    selection: 'Selected articles',
    bulk: {
      publish: 'Publish',
      unpublish: 'Unpublish',
      feature: 'Feature',
      unfeature: 'Unfeature',
      category: 'Category…',
    },
    bulkCategory: 'Change Category',
    bulkCategoryTitle: (count: string) =>
      count === '1' ? 'The category of 1 article' : `The category of ${count} articles`,
    changed: {
      published: (count: string) =>
        count === '1'
          ? '1 news article published successfully.'
          : `${count} news articles published successfully.`,
      unpublished: (count: string) =>
        count === '1' ? '1 news article unpublished.' : `${count} news articles unpublished.`,
      featured: (count: string) =>
        count === '1' ? '1 news article featured.' : `${count} news articles featured.`,
      unfeatured: (count: string) =>
        count === '1' ? '1 news article no longer featured.' : `${count} news articles no longer featured.`,
      category: (count: string) =>
        count === '1' ? 'Category of 1 news article changed.' : `Category of ${count} news articles changed.`,
    },
    manyDeleted: (count: string) =>
      count === '1' ? '1 news article deleted successfully.' : `${count} news articles deleted successfully.`,
    goOutLater: (count: string) => `Scheduled to go out later: ${count}.`,
    leftOut: (count: string) =>
      count === '1'
        ? '1 was left alone: someone else had changed or deleted it.'
        : `${count} were left alone: someone else had changed or deleted them.`,
    stopped: (count: string) =>
      count === '1'
        ? 'The launch check stopped 1, which stays a draft: mend what it found first.'
        : `The launch check stopped ${count}, which stay drafts: mend what it found first.`,
    alreadySo: 'Nothing to change: they were already so.',
    nonePublished: 'Nothing was published.',
    bulkFailed: 'Failed to change the articles. Nothing was changed.',
    takenDownBefore:
      'One of them would be taken down before its publication date. Nothing was published: correct its dates first.',
    deleteManyTitle: (count: string) =>
      count === '1'
        ? 'Are you sure you want to delete this news article?'
        : `Are you sure you want to delete these ${count} news articles?`,
    deleteManyText: 'They disappear from the site right away and stay in the trash for thirty days.',

    counted: (count: string) => (count === '1' ? '1 article' : `${count} articles`),
    newTitle: 'New Article',
    editTitle: 'Edit Article',
    backToList: 'All News Articles',
    notFound: 'Article not found',

    details: 'Details',
    fields: {
      title: { label: 'Title' },
      excerpt: { label: 'Excerpt' },
      content: {
        label: 'Content',
        hint: 'Formatting: **bold**, *italics*, ## heading, - list, [text](address). HTML is not allowed.',
      },
      author: { label: 'Author', hint: 'Shown to readers after “By”. Leave it empty for none.' },
      category: { label: 'Category' },
      imageUrl: {
        label: 'Image URL',
        hint: 'Choose an image or enter an address. Leave it empty to show a drawn batik pattern.',
        invalid: 'Enter an address that starts with https://, or choose an image from the library.',
      },
      publishedAt: {
        label: 'Publication date',
        hint: 'What readers see. In the future, the article goes out then. Leave it empty to keep the date.',
        newHint:
          'What readers see. In the future, the article goes out then. Leave it empty to use the current time.',
        invalid: 'Enter a complete date and time, or leave the field empty.',
      },
      goLiveAt: { label: 'Goes out' },
      expireAt: {
        label: 'Taken down',
        hint: 'Readers no longer see it from then on. Leave it empty to keep it online.',
        invalid: 'Enter a complete date and time after the publication date, or leave the field empty.',
      },
      published: { label: 'Published', hint: 'When off, it stays a draft that only admins can see.' },
      featured: {
        label: 'Featured',
        hint: 'Shown as the featured story on the home and news pages while it is the newest article marked as featured.',
      },
    },
    chooseCategory: 'Choose a category',
    create: 'Create Article',
    update: 'Update Article',
  },
  id: {
    title: 'Berita',
    lead: 'Semua artikel, termasuk draf.',
    add: 'Tambah Artikel Berita',
    list: 'Artikel berita',
    featured: 'Unggulan',
    stateOf: { DRAFT: 'Draf', SCHEDULED: 'Terjadwal', LIVE: 'Terbit', EXPIRED: 'Diturunkan' },
    effects: {
      draft: 'Tetap menjadi draf',
      hidden: 'Menjadi draf: pembaca tidak lagi melihatnya',
      over: 'Pembaca tidak melihatnya: sudah diturunkan',
      now: 'Akan langsung terlihat pembaca',
      scheduled: (moment: string) => `Terbit pada ${moment}`,
      until: (effect: string, moment: string) => `${effect}, hingga ${moment}`,
    },
    view: (title: string) => `Lihat: ${title}`,
    edit: (title: string) => `Sunting: ${title}`,
    empty: 'Belum ada artikel berita',
    emptyText: 'Tulis artikel pertama: begitu diterbitkan, artikel itu langsung tampil di situs.',

    deleteTitle: 'Yakin ingin menghapus artikel berita ini?',

    created: 'Artikel berita berhasil dibuat',
    updated: 'Artikel berita berhasil diperbarui',
    deleted: 'Artikel berita berhasil dihapus',
    createFailed: 'Gagal membuat artikel berita',
    updateFailed: 'Gagal memperbarui artikel berita',
    deleteFailed: 'Gagal menghapus artikel berita',

    search: 'Cari di judul dan isi',
    searchButton: 'Cari',
    category: 'Kategori',
    allCategories: 'Semua kategori',
    state: 'Status',
    states: {
      all: 'Semua',
      published: 'Terbit',
      draft: 'Draf',
      scheduled: 'Terjadwal',
      'taken-down': 'Diturunkan',
    },
    sort: 'Urutkan',
    sorts: { newest: 'Terbaru', changed: 'Terakhir diubah', title: 'Judul' },
    noneFound: 'Tidak ada artikel yang cocok',
    noneFoundText: 'Coba kata lain, atau tampilkan semua artikel.',
    showAll: 'Tampilkan Semua Artikel',

    select: (title: string) => `Pilih: ${title}`,
    selectAll: 'Pilih semua',
    selectNone: 'Batalkan Pilihan',
    selected: (count: string) => `${count} dipilih`,
    selection: 'Artikel terpilih',
    bulk: {
      publish: 'Terbitkan',
      unpublish: 'Jadikan Draf',
      feature: 'Unggulkan',
      unfeature: 'Batalkan Unggulan',
      category: 'Kategori…',
    },
    bulkCategory: 'Ubah Kategori',
    bulkCategoryTitle: (count: string) => `Kategori ${count} artikel`,
    changed: {
      published: (count: string) => `${count} artikel berita berhasil diterbitkan.`,
      unpublished: (count: string) => `${count} artikel berita dijadikan draf.`,
      featured: (count: string) => `${count} artikel berita dijadikan unggulan.`,
      unfeatured: (count: string) => `${count} artikel berita tidak lagi unggulan.`,
      category: (count: string) => `Kategori ${count} artikel berita diubah.`,
    },
    manyDeleted: (count: string) => `${count} artikel berita berhasil dihapus.`,
    goOutLater: (count: string) => `Dijadwalkan terbit nanti: ${count}.`,
    leftOut: (count: string) => `${count} dilewati karena sudah diubah atau dihapus orang lain.`,
    stopped: (count: string) =>
      `${count} tetap draf karena belum lolos pemeriksaan sebelum terbit: perbaiki dulu temuannya.`,
    alreadySo: 'Tidak ada yang perlu diubah: semuanya sudah begitu.',
    nonePublished: 'Tidak ada yang diterbitkan.',
    bulkFailed: 'Artikel gagal diubah. Tidak ada yang berubah.',
    takenDownBefore:
      'Salah satunya akan diturunkan sebelum tanggal terbitnya. Tidak ada yang diterbitkan: perbaiki dulu tanggalnya.',
    deleteManyTitle: (count: string) => `Yakin ingin menghapus ${count} artikel berita ini?`,
    deleteManyText:
      'Semuanya langsung hilang dari situs dan disimpan di tempat sampah selama tiga puluh hari.',

    counted: (count: string) => `${count} artikel`,
    newTitle: 'Artikel Baru',
    editTitle: 'Sunting Artikel',
    backToList: 'Semua Artikel Berita',
    notFound: 'Artikel tidak ditemukan',

    details: 'Rincian',
    fields: {
      title: { label: 'Judul' },
      excerpt: { label: 'Ringkasan' },
      content: {
        label: 'Isi',
        hint: 'Format: **tebal**, *miring*, ## judul, - daftar, [teks](alamat). HTML tidak dapat dipakai.',
      },
      author: { label: 'Penulis', hint: 'Tampil bagi pembaca setelah “Oleh”. Kosongkan jika tidak perlu.' },
      category: { label: 'Kategori' },
      imageUrl: {
        label: 'URL gambar',
        hint: 'Pilih gambar atau isi alamatnya. Jika kosong, tampil motif batik.',
        invalid: 'Isi dengan alamat yang diawali https://, atau pilih gambar dari pustaka.',
      },
      publishedAt: {
        label: 'Tanggal terbit',
        hint: 'Tanggal yang dilihat pembaca. Jika belum tiba, artikel terbit pada saat itu. Jika kosong, tanggalnya tidak berubah.',
        newHint:
          'Tanggal yang dilihat pembaca. Jika belum tiba, artikel terbit pada saat itu. Jika kosong, dipakai waktu sekarang.',
        invalid: 'Isi tanggal lengkap beserta jamnya, atau kosongkan kolom ini.',
      },
      goLiveAt: { label: 'Waktu tayang' },
      expireAt: {
        label: 'Diturunkan',
        hint: 'Sejak saat itu artikel tidak lagi terlihat pembaca. Jika kosong, artikel tetap tayang.',
        invalid: 'Isi tanggal lengkap beserta jamnya, sesudah tanggal terbit, atau kosongkan kolom ini.',
      },
      published: { label: 'Terbit', hint: 'Jika dimatikan, artikel tetap draf dan hanya dilihat admin.' },
      featured: {
        label: 'Unggulan',
        hint: 'Tampil sebagai berita utama di beranda dan halaman berita selama menjadi artikel terbaru yang ditandai unggulan.',
      },
    },
    chooseCategory: 'Pilih kategori',
    create: 'Buat Artikel',
    update: 'Perbarui Artikel',
  },
});
