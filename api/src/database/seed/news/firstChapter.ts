import type { SeedArticle } from './seedArticle.ts';

export const firstChapter: SeedArticle = {
  titleEn: 'Mahkota Batik Indonesia opens its first chapter',
  titleId: 'Mahkota Batik Indonesia memulai langkah pertama',
  excerptEn:
    'A new national pageant asks young women to know batik as well as wear it. Founded this year and run from Solo, it aims for a batik ambassador from each of the 38 provinces.',
  excerptId:
    'Ajang nasional baru ini mengajak perempuan muda memahami batik, bukan sekadar memakainya. Dari Solo, targetnya jelas: satu duta batik untuk setiap provinsi, 38 seluruhnya.',
  contentEn: `Many pageants begin with a gown. This one begins with a length of white cotton, a small copper pen and a pan of hot wax. **Mahkota Batik Indonesia**, founded this year, invites young women from every part of the country to learn how batik is made, what its patterns say and who makes it, and then to speak for it in public.

The pageant is run under a foundation, in collaboration with the ministry responsible for culture. Its secretariat is in Solo, the city of the old batik quarters of Laweyan and Kauman.

## Four words to live up to

The program rests on four values. They are easy to print on a banner, so here is what we mean by them:

- **Creative**: putting old patterns to new use without emptying them of meaning.
- **Beautiful**: care in dress, and the same care in conduct.
- **Talented**: a skill that can be shown, whether on a stage, in a workshop or in a classroom.
- **Cultured**: knowing where a cloth comes from before putting it on.

## Why one from each province

The aim is **38 batik ambassadors**, one per province. Batik is best known from Java, but cloth with a character of its own is made well beyond it. Bengkulu has *besurek*, with ornament drawn from Arabic calligraphy; Jambi has its own flowers and its own reds. An ambassador from such a place has something to teach the rest of us.

Her work is practical:

1. Visit the makers nearest to home and ask how they work.
2. Explain what she has learned to people her own age.
3. Name the maker and the place whenever she shows a cloth.
4. Say plainly whether a cloth was waxed by hand, stamped or printed.

> Know the cloth, know the hand that made it, then wear it.

## Where to look next

The stages, the judging criteria and the requirements are set out on the [competition page](/competition). Readers who are new to batik can start with our [heritage page](/heritage).

Questions may be sent through the [contact page](/contact). The secretariat answers Monday to Friday, 8:00 AM to 4:00 PM WIB.
`,
  contentId: `Banyak ajang pemilihan dibuka dengan parade gaun. Ajang yang satu ini dibuka dengan selembar mori putih, sebatang canting, dan sewajan malam panas. **Mahkota Batik Indonesia**, yang didirikan tahun ini, mengajak perempuan muda dari seluruh Tanah Air belajar cara batik dibuat, makna di balik motifnya, dan siapa pembuatnya. Setelah itu, giliran mereka yang bercerita kepada orang banyak.

Penyelenggaraannya berada di bawah sebuah yayasan, bekerja sama dengan kementerian yang membidangi kebudayaan. Sekretariatnya di Solo, kota yang punya dua kampung batik tua: Laweyan dan Kauman.

## Empat nilai, empat janji

Ada empat nilai yang menjadi pegangan. Supaya tidak berhenti sebagai tulisan di spanduk, inilah maksudnya:

- **Kreatif**: berani memberi motif lama tempat yang baru tanpa membuang maknanya.
- **Anggun**: rapi dalam berbusana, santun dalam bersikap.
- **Berbakat**: punya keterampilan yang bisa ditunjukkan, baik di panggung, di sanggar, maupun di depan kelas.
- **Berbudaya**: tahu asal-usul selembar kain sebelum mengenakannya.

## Mengapa satu dari setiap provinsi

Sasarannya **38 duta batik**, seorang dari tiap provinsi. Nama batik memang lekat dengan Jawa, tetapi kain dengan watak sendiri juga tumbuh di luar Jawa. Bengkulu memiliki *besurek* yang hiasannya berangkat dari kaligrafi Arab, sedangkan Jambi dikenal lewat ragam bunga dan warna merahnya. Duta dari daerah semacam itu membawa pengetahuan yang patut kita simak.

Tugasnya pun nyata:

1. Mendatangi perajin terdekat dan bertanya bagaimana mereka bekerja.
2. Meneruskan pengetahuan itu kepada teman sebaya.
3. Menyebut nama pembuat dan daerah asal setiap kali menampilkan sehelai kain.
4. Berterus terang apakah kain itu batik tulis, batik cap, atau hanya tekstil cetak.

> Kenali kainnya, kenali tangan pembuatnya, baru kenakan.

## Langkah berikutnya

Tahapan, kriteria penilaian, dan persyaratan dapat Anda baca di [halaman kompetisi](/competition). Kalau batik masih terasa asing, mulailah dari [halaman warisan](/heritage).

Ada yang ingin ditanyakan? Silakan kirimkan pesan lewat [halaman kontak](/contact). Sekretariat melayani pada Senin sampai Jumat, pukul 08.00–16.00 WIB.
`,
  category: 'announcement',
  publishedAt: '2024-03-18T09:00:00+07:00',
};
