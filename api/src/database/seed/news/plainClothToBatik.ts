import type { SeedArticle } from './seedArticle.ts';

export const plainClothToBatik: SeedArticle = {
  titleEn: 'From plain cotton to batik in nine steps',
  titleId: 'Dari mori ke batik: sembilan langkah',
  excerptEn:
    'Nglowong, nembok, medel, ngerok, nyoga, nglorod: the words sound like a chant. Follow one court-style cloth through its baths and see what each of them does.',
  excerptId:
    'Nglowong, nembok, medel, ngerok, nyoga, nglorod: deretan kata itu terdengar seperti mantra. Ikuti perjalanan selembar kain bergaya keraton dan pahami guna tiap tahapnya.',
  contentEn: `Classical batik from Solo and Yogyakarta has four tones: white, blue, brown and nearly black. It takes just **two dye baths** to make them. The trick lies in the order in which wax goes on and comes off.

Names and sequence differ from one workshop to the next. This is the court-style method in its plainest form.

## The steps

1. **Ngemplong.** The cotton, *mori*, is washed to remove its factory sizing, lightly starched and beaten smooth with a mallet.
2. **Nyorek.** The pattern is traced or drawn on the cloth in pencil. Practiced makers may draw simple patterns straight in wax.
3. **Nglowong.** The outlines are waxed with the canting, then the *isen*, the filling of dots and fine lines. The back is waxed to match.
4. **Nembok.** A tougher wax covers every area that must stay white, like a wall; *tembok* means wall.
5. **Medel.** The cloth is dipped in indigo, many times if a deep blue is wanted. Everything without wax turns blue.
6. **Ngerok.** The outline wax is scraped off, and the lines beneath are bare again.
7. **Mbironi.** Areas that must stay blue are waxed over, along with the dots that must stay white.
8. **Nyoga.** The cloth goes into *soga*. Bare lines turn brown. Where brown falls on blue, it becomes nearly black.
9. **Nglorod.** Boiling water melts all the wax. It floats up, is skimmed off and saved for the next cloth.

## Reading the result backwards

Take a finished cloth and work out what happened to each part:

- *white*: always under wax;
- *blue*: open in indigo, covered in soga;
- *brown*: covered in indigo, open in soga;
- *black*: open both times.

Once you have seen this, a court cloth reads almost like a diary of its own making.

> First cover what must stay white, then what must stay blue; brown takes the rest.

## How long does it take?

A stamped cloth may be finished in days. A fine hand-drawn one takes weeks or months, and most of that time goes to waxing. Weather counts too, for every bath must dry in the shade.

To see which patterns were made this way, turn to the [heritage page](/heritage). To watch someone do it, look for a workshop on the [communities page](/communities).
`,
  contentId: `Batik klasik Solo dan Yogyakarta menampilkan empat warna: putih, biru, cokelat, dan nyaris hitam. Untuk itu cukup **dua kali pencelupan**. Kuncinya ada pada urutan, kapan malam dibubuhkan dan kapan dilepaskan.

Istilah dan susunannya bisa berlainan di tiap sanggar. Berikut cara keratonan dalam bentuknya yang paling ringkas.

## Urutannya

1. **Ngemplong.** Kain mori dicuci agar kanji pabriknya hilang, dikanji tipis, lalu dipukuli dengan palu kayu sampai rata.
2. **Nyorek.** Pola dijiplak atau digambar dengan pensil. Pembatik yang mahir kadang langsung menorehkan malam untuk pola sederhana.
3. **Nglowong.** Garis luar dibatik dengan canting, disusul *isen-isen* berupa titik dan garis halus. Sisi belakang kain dibatik serupa.
4. **Nembok.** Bidang yang harus tetap putih ditutup malam yang lebih ulet. Fungsinya seperti tembok penahan.
5. **Medel.** Kain dicelup ke larutan nila, berulang kali bila diinginkan biru tua. Semua bagian tanpa malam menjadi biru.
6. **Ngerok.** Malam pada garis klowong dikerok sehingga garisnya terbuka lagi.
7. **Mbironi.** Bagian yang hendak dipertahankan birunya ditutup malam, begitu pula titik-titik yang harus tetap putih.
8. **Nyoga.** Kain masuk ke larutan soga. Garis yang terbuka menjadi cokelat; cokelat yang menimpa biru menghasilkan warna hampir hitam.
9. **Nglorod.** Kain direbus. Malam meleleh, mengapung, lalu diciduk dan disimpan untuk kain berikutnya.

## Membaca mundur

Ambillah kain yang sudah jadi, lalu tebak riwayat tiap bagiannya:

- *putih*: selalu tertutup malam;
- *biru*: terbuka saat medel, tertutup saat nyoga;
- *cokelat*: tertutup saat medel, terbuka saat nyoga;
- *hitam*: terbuka pada kedua pencelupan.

Begitu paham, Anda bisa membaca kain keratonan seperti membaca buku hariannya sendiri.

> Tutup dulu yang harus putih, kemudian yang harus biru; sisanya menjadi milik cokelat.

## Berapa lama?

Batik cap dapat rampung dalam hitungan hari. Batik tulis halus menuntut berminggu-minggu, bahkan berbulan-bulan, dan sebagian besar waktunya habis untuk membubuhkan malam. Cuaca ikut menentukan karena seusai dicelup, kain harus diangin-anginkan di tempat teduh.

Motif yang lahir dari cara ini dapat Anda lihat di [halaman warisan](/heritage). Kalau ingin menyaksikan langsung, cari sanggarnya di [halaman komunitas](/communities).
`,
  category: 'education',
  publishedAt: '2025-05-19T08:30:00+07:00',
};
