import type { Fallbacks } from '../fallbacks.ts';

/**
 * What the site stores about its visitors, and for how long: it must match the code. The legal texts are Markdown,
 * which only the server renders: their pages query `contentText`, which keeps these out of the browser’s bundle.
 */
export const privacyFallbacks = {
  'legal.privacy.title': { en: 'Privacy Policy', id: 'Kebijakan Privasi' },
  'legal.privacy.body': {
    en: `The site uses no analytics, advertising or tracking, and does not pass your data on to anyone who does.

## If you only read

- **Language and theme.** If you choose a language or a theme, your browser keeps the choice: in its local storage until you clear it, and in the cookies \`language\` and \`theme\` for one year. They contain nothing else.
- **Request logs.** The server records the method, path, response status and duration of each request, and the network it came from: the first three numbers of an IPv4 address, or the first 48 bits of an IPv6 address. That is enough to stop a flood of requests, and too little to identify you: these lines contain no name and no full IP address. The site’s operator deletes them once they are no longer needed to keep the site running.
- **IP address.** To stop abuse of forms and sign-in, the server counts attempts by IP address. The count is held in memory for a short while and is not stored.
- **Pictures and links.** A picture or link that leads to another site is fetched from that site, which sees the request.

## If you write to us

Your name, email address, subject, inquiry type, message and language are stored, and may be forwarded to our mailbox. We use them to answer you, and delete them when the matter is settled. Ask us to delete them sooner and we will. Deleted messages stay for thirty days in a trash that only administrators can see.

## If you subscribe to the newsletter

Your email address and language are stored until you unsubscribe, using the link in any issue or by writing to us. If an administrator removes your address, it stays in the same trash for thirty days.

## If you administer the site

Administrators get two sign-in cookies, \`access_token\` and \`refresh_token\`, which expire when you sign out or thirty days after last use, and no later than ninety days after sign-in. A third, \`device_token\`, records for one year that the account has been used in this browser, so that a stranger guessing passwords cannot lock its owner out; it identifies no one and grants no access. Each session is stored with the name of the browser. A security log keeps sign-ins, failed attempts and changes to accounts for 180 days, with the account’s email address, the browser, the operating system and, as in the request logs, the network. Every change is recorded with the administrator’s email address.

## Backups

Copies of the database are kept for emergencies, so deleted data may remain in a copy for a while. Old backups are replaced by new ones.

## Your rights

You may ask what data we hold about you, and have it corrected or deleted. Write to [privacy@example.org](mailto:privacy@example.org).`,
    id: `Tidak ada analitik, iklan, ataupun pelacakan di sini, dan data Anda tidak kami teruskan kepada pihak yang melakukannya.

## Jika Anda hanya membaca

- **Bahasa dan tema.** Jika Anda memilih bahasa atau tema, peramban Anda menyimpan pilihan itu: di penyimpanan lokal sampai Anda menghapusnya, dan dalam kuki \`language\` serta \`theme\` selama satu tahun. Isinya tidak lebih dari itu.
- **Catatan permintaan.** Server mencatat metode, alamat halaman, status jawaban, dan lamanya setiap permintaan, serta jaringan asalnya: tiga angka pertama alamat IPv4, atau 48 bit pertama alamat IPv6. Itu cukup untuk menghentikan lonjakan permintaan, tetapi tidak cukup untuk mengenali Anda: catatan ini tidak memuat nama maupun alamat IP yang lengkap. Pengelola situs menghapusnya setelah tidak lagi diperlukan untuk menjaga situs tetap berjalan.
- **Alamat IP.** Untuk mencegah penyalahgunaan formulir dan halaman masuk, server menghitung percobaan per alamat IP. Hitungan itu hanya berada di memori untuk sementara dan tidak disimpan.
- **Gambar dan tautan.** Gambar atau tautan yang mengarah ke situs lain diambil dari sana; situs tersebut mengetahui permintaannya.

## Jika Anda mengirim pesan

Nama, alamat email, subjek, keperluan, pesan, dan bahasa Anda disimpan, dan dapat diteruskan ke kotak masuk email kami. Data itu kami pakai untuk menjawab Anda dan kami hapus setelah urusannya selesai. Jika Anda minta dihapus lebih awal, kami akan menghapusnya. Pesan yang dihapus disimpan selama tiga puluh hari di tempat sampah yang hanya dapat dilihat admin.

## Jika Anda berlangganan buletin

Alamat email dan bahasa Anda disimpan sampai Anda berhenti berlangganan, lewat tautan di dalam buletin atau dengan mengirim pesan kepada kami. Jika alamat Anda dihapus oleh admin, alamat itu disimpan di tempat sampah yang sama selama tiga puluh hari.

## Jika Anda mengelola situs

Admin mendapat dua kuki sesi, \`access_token\` dan \`refresh_token\`, yang berakhir saat admin keluar atau tiga puluh hari setelah pemakaian terakhir, dan paling lama sembilan puluh hari setelah masuk. Kuki ketiga, \`device_token\`, selama satu tahun menandai bahwa akun itu pernah dibuka dari peramban ini, agar orang lain yang menebak-nebak kata sandi tidak dapat membuat pemilik akun terkunci; kuki ini tidak memuat nama siapa pun dan tidak membuka akses apa pun. Setiap sesi disimpan beserta nama perambannya. Catatan keamanan menyimpan data masuk, percobaan yang gagal, dan perubahan pada akun selama 180 hari, beserta alamat email akun, peramban, sistem operasi, dan, seperti pada catatan permintaan, jaringannya. Perubahan yang dibuat admin dicatat beserta alamat emailnya.

## Cadangan

Salinan basis data disimpan untuk keadaan darurat, sehingga data yang sudah dihapus bisa masih ada di dalamnya untuk beberapa waktu. Cadangan lama digantikan oleh yang baru.

## Hak Anda

Anda boleh menanyakan data apa yang kami simpan tentang Anda, serta meminta data itu diperbaiki atau dihapus. Kirim email ke [privacy@example.org](mailto:privacy@example.org).`,
  },
} satisfies Fallbacks;
