import { bilingual } from '../../shared/language.ts';

/** The inbox of contact messages, for editors. */
export const contactAdminTexts = bilingual({
  en: {
    title: 'Messages',
    lead: 'Messages from the contact forms, unhandled first.',
    type: 'Inquiry type',
    allTypes: 'All types',
    state: 'Status',
    all: 'All',
    unhandled: 'Unhandled',
    handled: 'Handled',

    empty: 'No messages yet',
    emptyText: 'Messages from the contact forms appear here.',
    emptyFilter: 'No messages of this type',
    showAllTypes: 'Show All Types',
    noUnhandled: 'Every message has been handled.',
    noHandled: 'No message has been handled yet.',
    counted: (count: string) => (count === '1' ? '1 message' : `${count} messages`),
    select: (name: string) => `Select: ${name}`,
    selectAll: 'Select all',
    selected: (count: string) => `${count} selected`,
    selection: (list: string) => `${list}: selected messages`,

    mark: 'Mark as Handled',
    unmark: 'Mark as Unhandled',
    markOf: (name: string) => `Mark as Handled: ${name}`,
    unmarkOf: (name: string) => `Mark as Unhandled: ${name}`,
    marking: 'Saving...',
    marked: 'Message marked as handled',
    unmarked: 'Message marked as unhandled',
    manyMarked: (count: string) =>
      count === '1' ? '1 message marked as handled' : `${count} messages marked as handled`,
    manyUnmarked: (count: string) =>
      count === '1' ? '1 message marked as unhandled' : `${count} messages marked as unhandled`,
    markFailed: 'Failed to mark the message',
    manyMarkFailed: 'Failed to mark the messages',
    othersChanged: (done: string, requested: string) =>
      `${done} of ${requested} done. Someone else changed the others.`,
    changedMeanwhile: 'Someone else just changed this message. This is its latest version.',

    deleteTitle: 'Are you sure you want to delete this message?',
    deleteManyTitle: (count: string) =>
      count === '1'
        ? 'Are you sure you want to delete this message?'
        : `Are you sure you want to delete ${count} messages?`,
    deleteText:
      'It stays in the trash for thirty days. If it was still waiting to be emailed to the office, it will not be sent.',
    deleteManyText:
      'Deleted messages stay in the trash for thirty days. Any still waiting to be emailed to the office will not be sent.',
    deleteConflictText: 'Someone else changed this message after you opened it. Delete it anyway?',
    deleted: 'Message deleted successfully',
    manyDeleted: (count: string) =>
      count === '1' ? '1 message deleted successfully' : `${count} messages deleted successfully`,
    deleteFailed: 'Failed to delete message',
    manyDeleteFailed: 'Failed to delete messages',

    back: 'All Messages',
    notFound: 'Message not found',
    notFoundText: 'Someone may have deleted it.',
    sender: 'From',
    email: 'Email',
    sent: 'Sent',
    handledOn: (date: string) => `Handled on ${date}`,
    language: 'Language',
    mail: 'Forwarding',
    mailed: (date: string) => `Forwarded to the office by email on ${date}`,
    mailWaits: (attempts: string) => `Waiting for the mail server (attempts: ${attempts})`,
    mailHeld: (date: string) => `Held until ${date} because more messages than usual came in`,
    mailGivenUp: 'The mail server did not accept it; it is kept only here',
    notMailed: 'Not forwarded by email; kept only here',
    message: 'Message',
    reply: 'Reply by Email',
    // The start of a reply, in the visitor’s language.
    greeting: (name: string) => `Dear ${name},`,
    quote: (date: string) => `On ${date}, you wrote:`,
  },
  id: {
    title: 'Pesan',
    lead: 'Pesan dari formulir kontak; yang belum ditangani di atas.',
    type: 'Keperluan',
    allTypes: 'Semua keperluan',
    state: 'Status',
    all: 'Semua',
    unhandled: 'Belum ditangani',
    handled: 'Sudah ditangani',

    empty: 'Belum ada pesan',
    emptyText: 'Pesan dari formulir kontak akan muncul di sini.',
    emptyFilter: 'Tidak ada pesan untuk keperluan ini',
    showAllTypes: 'Tampilkan Semua Keperluan',
    noUnhandled: 'Semua pesan sudah ditangani.',
    noHandled: 'Belum ada pesan yang ditangani.',
    counted: (count: string) => `${count} pesan`,
    select: (name: string) => `Pilih: ${name}`,
    selectAll: 'Pilih semua',
    selected: (count: string) => `${count} dipilih`,
    selection: (list: string) => `${list}: pesan yang dipilih`,

    mark: 'Tandai Sudah Ditangani',
    unmark: 'Tandai Belum Ditangani',
    markOf: (name: string) => `Tandai Sudah Ditangani: ${name}`,
    unmarkOf: (name: string) => `Tandai Belum Ditangani: ${name}`,
    marking: 'Menyimpan...',
    marked: 'Pesan ditandai sudah ditangani',
    unmarked: 'Pesan ditandai belum ditangani',
    manyMarked: (count: string) => `${count} pesan ditandai sudah ditangani`,
    manyUnmarked: (count: string) => `${count} pesan ditandai belum ditangani`,
    markFailed: 'Gagal menandai pesan',
    manyMarkFailed: 'Gagal menandai pesan yang dipilih',
    othersChanged: (done: string, requested: string) =>
      `${done} dari ${requested} selesai; sisanya sudah diubah orang lain`,
    changedMeanwhile: 'Pesan ini baru saja diubah orang lain. Yang tampil adalah keadaan terbarunya.',

    deleteTitle: 'Yakin ingin menghapus pesan ini?',
    deleteManyTitle: (count: string) => `Yakin ingin menghapus ${count} pesan?`,
    deleteText:
      'Pesan disimpan di tempat sampah selama tiga puluh hari. Jika masih menunggu diteruskan ke kantor lewat email, pengirimannya dibatalkan.',
    deleteManyText:
      'Semuanya disimpan di tempat sampah selama tiga puluh hari. Yang masih menunggu diteruskan ke kantor lewat email batal dikirim.',
    deleteConflictText: 'Orang lain mengubah pesan ini setelah Anda membukanya. Tetap hapus?',
    deleted: 'Pesan berhasil dihapus',
    manyDeleted: (count: string) => `${count} pesan berhasil dihapus`,
    deleteFailed: 'Gagal menghapus pesan',
    manyDeleteFailed: 'Gagal menghapus pesan yang dipilih',

    back: 'Semua Pesan',
    notFound: 'Pesan tidak ditemukan',
    notFoundText: 'Mungkin sudah dihapus oleh orang lain.',
    sender: 'Dari',
    email: 'Email',
    sent: 'Dikirim',
    handledOn: (date: string) => `Ditangani pada ${date}`,
    language: 'Bahasa',
    mail: 'Penerusan email',
    mailed: (date: string) => `Diteruskan ke kantor lewat email pada ${date}`,
    mailWaits: (attempts: string) => `Menunggu server email, setelah ${attempts} percobaan`,
    mailHeld: (date: string) =>
      `Ditahan sampai ${date}, karena pesan yang masuk lebih banyak daripada biasanya`,
    mailGivenUp: 'Server email menolaknya: pesan hanya tersimpan di sini',
    notMailed: 'Tidak diteruskan lewat email: pesan hanya tersimpan di sini',
    message: 'Pesan',
    reply: 'Balas lewat Email',
    greeting: (name: string) => `Yth. Bapak/Ibu ${name},`,
    quote: (date: string) => `Pada ${date}, Anda menulis:`,
  },
});
