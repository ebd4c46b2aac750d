import type { Fallbacks } from '../fallbacks.ts';

/**
 * What the site keeps of its visitors, and for how long: it has to stay true to the code. The legal texts are
 * Markdown, which only the server renders: their pages ask it for `contentText`, and leave this out of the browser.
 */
export const privacyFallbacks = {
  'legal.privacy.title': { en: 'Privacy Policy', id: 'Kebijakan Privasi' },
  'legal.privacy.body': {
    en: `This page says what the site keeps of you, why, and for how long. It uses no analytics, no advertising and no tracking, and passes your data on to nobody who does.

## When you only read

- **Language and theme.** If you choose a language or a theme, your browser keeps the choice: in its local storage until you clear it, and in the cookies \`language\` and \`theme\` for one year. They say nothing else about you.
- **Request logs.** The server notes the method, the path, the answer’s status and the duration of each request, and the network it came from: the first three numbers of an IPv4 address, or the first 48 bits of an IPv6 address. That is enough to stop a flood of requests, and too little to recognise you: these lines hold no name and no full network address. The site’s operator deletes them once they are no longer needed to keep it running.
- **Network address.** To stop abuse of forms and sign-in, the server counts attempts by network address. The count is held in memory for a short while and is not stored.
- **Pictures and links.** A picture or link that leads to another site is fetched from there; that site sees the request.

## When you write to us

Your name, e-mail address, subject, inquiry type, message and language are stored, and may be passed on to our mailbox. We use them to answer you, and delete them when the matter is settled. Ask us to delete them sooner and we will. What we delete waits in a trash, which only administrators see, for thirty days.

## When you subscribe to the newsletter

Your e-mail address and language are stored until you unsubscribe, by the link in an issue or by writing to us.

## When you administer the site

Administrators get two sign-in cookies, \`access_token\` and \`refresh_token\`, which end at sign-out or thirty days after the last use. A third, \`device_token\`, says for one year that the account was signed in to from this browser, so that a stranger who guesses passwords cannot lock its owner out; it names nobody and opens nothing. Each session is stored with the name of the browser. What an administrator changes is written down with their e-mail address.

## Backups

Copies of the database are kept for emergencies, so deleted data may remain in one for a while. Backups are replaced in turn.

## Your rights

You may ask what we hold about you, and have it corrected or deleted. Write to [privacy@example.org](mailto:privacy@example.org).`,
    id: `Halaman ini menjelaskan data apa yang disimpan situs ini tentang Anda, untuk apa, dan berapa lama. Tidak ada analitik, iklan, ataupun pelacakan di sini, dan data Anda tidak kami teruskan kepada pihak yang melakukannya.

## Jika Anda hanya membaca

- **Bahasa dan tema.** Bila Anda memilih bahasa atau tema, peramban Anda menyimpan pilihan itu: di penyimpanan lokal sampai Anda menghapusnya, dan dalam kuki \`language\` serta \`theme\` selama satu tahun. Isinya tidak lebih dari itu.
- **Catatan permintaan.** Server mencatat metode, alamat halaman, status jawaban, dan lamanya setiap permintaan, serta jaringan asalnya: tiga angka pertama alamat IPv4, atau 48 bit pertama alamat IPv6. Itu cukup untuk menghentikan banjir permintaan, tetapi tidak cukup untuk mengenali Anda: catatan ini tidak memuat nama maupun alamat jaringan yang lengkap. Pengelola situs menghapusnya setelah tidak lagi diperlukan untuk menjaga situs tetap berjalan.
- **Alamat jaringan.** Untuk mencegah penyalahgunaan formulir dan halaman masuk, server menghitung percobaan per alamat jaringan. Hitungan itu hanya berada di memori untuk sementara dan tidak disimpan.
- **Gambar dan tautan.** Gambar atau tautan yang mengarah ke situs lain diambil dari sana; situs tersebut mengetahui permintaannya.

## Jika Anda mengirim pesan

Nama, alamat email, subjek, jenis pertanyaan, pesan, dan bahasa Anda disimpan, dan dapat diteruskan ke kotak surat kami. Data itu kami pakai untuk menjawab Anda dan kami hapus setelah urusannya selesai. Bila Anda minta dihapus lebih awal, kami akan menghapusnya. Yang kami hapus disimpan tiga puluh hari di tempat sampah, yang hanya dapat dilihat admin.

## Jika Anda berlangganan buletin

Alamat email dan bahasa Anda disimpan sampai Anda berhenti berlangganan, lewat tautan di dalam buletin atau dengan menulis kepada kami.

## Jika Anda mengelola situs

Admin mendapat dua kuki masuk, \`access_token\` dan \`refresh_token\`, yang berakhir saat keluar atau tiga puluh hari setelah pemakaian terakhir. Kuki ketiga, \`device_token\`, selama satu tahun menandai bahwa akun itu pernah dibuka dari peramban ini, agar orang asing yang menebak kata sandi tidak dapat membuat pemiliknya terkunci; kuki ini tidak memuat nama siapa pun dan tidak membuka akses apa pun. Setiap sesi disimpan beserta nama perambannya. Perubahan yang dibuat admin dicatat beserta alamat emailnya.

## Cadangan

Salinan basis data disimpan untuk keadaan darurat, sehingga data yang sudah dihapus bisa masih ada di dalamnya untuk beberapa waktu. Cadangan lama diganti secara bergiliran.

## Hak Anda

Anda boleh menanyakan data apa yang kami simpan tentang Anda, serta meminta data itu diperbaiki atau dihapus. Tulislah ke [privacy@example.org](mailto:privacy@example.org).`,
  },
} satisfies Fallbacks;
