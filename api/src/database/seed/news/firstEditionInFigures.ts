import type { SeedArticle } from './seedArticle.ts';

export const firstEditionInFigures: SeedArticle = {
  titleEn: 'The first edition in seven figures',
  titleId: 'Edisi perdana dalam tujuh angka',
  excerptEn:
    '520 participants, 20 of 38 provinces, a reach of more than three million: we add up the 2024 edition of Mahkota Batik Indonesia, and say what the figures leave out.',
  excerptId:
    '520 peserta, 20 dari 38 provinsi, jangkauan lebih dari tiga juta: inilah hitungan edisi 2024 Mahkota Batik Indonesia, lengkap dengan hal-hal yang belum terjawab oleh angka.',
  contentEn: `The first year of **Mahkota Batik Indonesia** is ending. Before the calendar turns, we put the figures of the 2024 edition side by side. Some please us. One of them gives us homework for next year.

## The count

- **520** participants
- **20 of 38** provinces represented
- **More than 3 million** people reached
- **More than 25** sponsors
- **More than 25** small businesses, and **5** designers
- **More than 15** media outlets
- **20** students

## What they tell us

Start with the second line. Twenty provinces took part, so **eighteen did not**. A pageant that wants one batik ambassador for every province cannot call that finished. A good number of the missing provinces have textile traditions of their own, and some have young batik workshops that are little known outside their district.

The fifth line matters in another way. Batik is an economy of small rooms: a few frames, a stove, a dye tub in the yard. When more than 25 small businesses and five designers work with one program, the cloth on stage can be traced to an address. We would like every future edition to be able to say where each cloth came from.

## What they leave out

Reach is the vaguest figure in the list. It counts those who may have seen something, not what they remember. Better questions for a batik pageant are smaller:

1. Can a viewer tell waxed cloth from printed cloth?
2. Can she name one pattern and the place it comes from?
3. Has she met, or bought from, someone who makes it?

No counter answers these. Conversation does, one person at a time.

> Count the provinces, then count the makers, and only then count the clicks.

## To those who made it possible

We thank the participants, the sponsors, the small businesses and designers, the media and the students of the first edition. Organizations that wish to support the next one will find the tiers on the [partners page](/partners) and can write to us through the [contact page](/contact). News of the 2025 calendar will follow in January.
`,
  contentId: `Tahun pertama **Mahkota Batik Indonesia** segera berakhir. Sebelum kalender berganti, kami menjejerkan angka-angka edisi 2024. Ada yang membuat lega, ada pula yang menjadi pekerjaan rumah.

## Hitungannya

- **520** peserta
- **20 dari 38** provinsi terwakili
- Jangkauan **lebih dari 3 juta** orang
- **Lebih dari 25** sponsor
- **Lebih dari 25** UMKM dan **5** desainer
- **Lebih dari 15** media
- **20** pelajar dan mahasiswa

## Cara membacanya

Lihat baris kedua. Dua puluh provinsi ikut serta, artinya **delapan belas belum**. Bagi ajang yang ingin melahirkan satu duta batik dari tiap provinsi, pekerjaan jelas belum selesai. Tidak sedikit di antaranya yang memiliki tradisi kain sendiri. Sebagian juga memiliki bengkel batik muda yang namanya belum terdengar di luar kabupaten.

Baris kelima penting karena alasan lain. Batik hidup di ruang-ruang kecil: beberapa gawangan, sebuah kompor, dan bak celup di halaman. Ketika lebih dari 25 UMKM dan lima desainer terlibat, kain di atas panggung bisa ditelusuri sampai ke alamat pembuatnya. Harapan kami, pada edisi-edisi mendatang asal setiap kain dapat disebutkan.

## Yang belum terjawab

Dari semua angka, jangkauan adalah yang paling kabur. Ia menghitung orang yang mungkin melihat, bukan apa yang mereka ingat. Untuk ajang batik, pertanyaan yang lebih berguna justru sederhana:

1. Bisakah penonton membedakan kain batik dari tekstil cetak?
2. Bisakah ia menyebut satu motif dan daerah asalnya?
3. Pernahkah ia bertemu pembuatnya atau membeli langsung darinya?

Tidak ada mesin penghitung untuk itu. Jawabannya lahir dari obrolan, satu orang demi satu orang.

> Hitung provinsinya, lalu perajinnya, baru kemudian jumlah kliknya.

## Terima kasih

Kepada peserta, sponsor, pelaku UMKM, desainer, media, serta pelajar dan mahasiswa yang mengawali perjalanan ini, kami berterima kasih. Lembaga yang ingin mendukung edisi berikutnya dapat melihat tingkatan kemitraan di [halaman mitra](/partners), lalu menghubungi kami lewat [halaman kontak](/contact). Kabar mengenai kalender 2025 menyusul pada Januari.
`,
  category: 'news',
  publishedAt: '2024-12-16T13:00:00+07:00',
};
