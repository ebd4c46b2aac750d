import type { SeedArticle } from './seedArticle.ts';

export const giriloyo: SeedArticle = {
  titleEn: 'Giriloyo: the village below the royal tombs',
  titleId: 'Giriloyo, kampung batik di kaki bukit makam raja-raja',
  excerptEn:
    'For generations the women of Giriloyo waxed cloth that others dyed and sold. After the earthquake of 2006 they learned the rest of the trade and began to sell under their own name.',
  excerptId:
    'Turun-temurun perempuan Giriloyo membatik kain yang dicelup dan dijual orang lain. Setelah gempa 2006, mereka menguasai tahap berikutnya dan menjual dengan nama sendiri.',
  contentEn: `South of Yogyakarta, the road runs toward the hills of Imogiri, where the rulers of Mataram and of the later courts lie buried. At the foot of those hills, in Wukirsari, Bantul Regency, is Giriloyo. With its neighbors Cengkehan and Karang Kulon, it is one of the best-known places for hand-drawn batik in the region.

## An old tie with the palace

No document fixes the beginning. People of the village place it in the seventeenth century, when Sultan Agung had the tombs built and servants of the court came to live close by. Batik was needed for ceremonies, and the villagers are said to have been taught to make it.

Whatever the year, the arrangement that followed lasted a long time. Women waxed white cloth at home, and the half-finished pieces went to the city, near the palace, to be dyed and sold there. Giriloyo had the patience; others had the shop.

## May 27, 2006

The earthquake that struck Yogyakarta and Central Java that morning destroyed homes throughout Bantul. In the rebuilding that followed, with help from several institutions, the makers formed groups, learned dyeing and marketing, and in time opened the village to visitors.

## What they make

- **Technique:** above all batik tulis, waxed with the canting.
- **Patterns:** the classical ones of Mataram, such as *sidomukti*, *sidoasih*, *wahyu tumurun*, kawung and parang.
- **Colors:** soga brown first of all. Natural and synthetic dyes are both in use.

## If you go

1. Arrange a class in advance. You will draw a motif on a small piece of cotton and take it home.
2. Sit for a while before you take pictures. The rhythm of dipping and blowing is easy to miss.
3. Ask who waxed the cloth you are buying. Her name is often known.
4. Try *wedang uwuh*, the red spiced drink of Imogiri, while the wax dries.

> *Alon-alon waton kelakon.* A Javanese saying: slow is fine, as long as it gets done.

## A lesson for a pageant

Giriloyo shows what changes when those who do the longest part of the work also sign and sell it. We would like every cloth on our stage to come with such a name. Other villages are presented on the [communities page](/communities).
`,
  contentId: `Ke selatan dari Yogyakarta, jalan mengarah ke perbukitan Imogiri, tempat raja-raja Mataram dan penerusnya dimakamkan. Di kaki bukit itu, di Wukirsari, Kabupaten Bantul, terletak Giriloyo. Bersama dua tetangganya, Cengkehan dan Karang Kulon, kampung ini termasuk sentra batik tulis yang paling dikenal di Yogyakarta.

## Pertalian lama dengan keraton

Tidak ada dokumen yang memastikan awalnya. Warga menuturkan bahwa batik masuk pada abad ke-17, ketika Sultan Agung membangun makam dan para abdi dalem bermukim di sekitarnya. Upacara keraton memerlukan banyak kain, dan penduduk setempat konon diajari membatik.

Kapan pun mulainya, pola kerja yang terbentuk bertahan lama. Perempuan membatik mori putih di rumah, lalu kain setengah jadi dikirim ke kota, ke sekitar keraton, untuk dicelup dan dijual di sana. Giriloyo menyumbang ketekunan, orang lain memegang tokonya.

## 27 Mei 2006

Gempa yang mengguncang Yogyakarta dan Jawa Tengah pagi itu merobohkan rumah di seantero Bantul. Pada masa pemulihan, dengan pendampingan berbagai lembaga, para pembatik membentuk kelompok, belajar mencelup dan memasarkan, lalu perlahan membuka kampungnya bagi wisatawan.

## Apa yang dibuat

- **Teknik:** terutama batik tulis, digores dengan canting.
- **Motif:** klasik Mataraman, seperti *sidomukti*, *sidoasih*, *wahyu tumurun*, kawung, dan parang.
- **Warna:** yang utama cokelat soga. Pewarna alam dan sintetis sama-sama dipakai.

## Kalau Anda ke sana

1. Pesan kelas membatik lebih dulu. Anda akan menggarap motif pada kain kecil untuk dibawa pulang.
2. Duduklah sebentar sebelum memotret. Irama menciduk dan meniup malam mudah terlewat.
3. Tanyakan siapa yang membatik kain yang Anda beli. Namanya sering kali diketahui.
4. Sambil menunggu malam kering, cicipi *wedang uwuh*, minuman rempah merah khas Imogiri.

> *Alon-alon waton kelakon.* Pelan-pelan asalkan terlaksana.

## Pelajaran bagi kami

Giriloyo memperlihatkan apa yang berubah ketika orang yang mengerjakan bagian terlama juga membubuhkan nama dan menjual karyanya sendiri. Kami ingin setiap kain di panggung kami datang bersama nama semacam itu. Kampung lainnya kami perkenalkan di [halaman komunitas](/communities).
`,
  category: 'community',
  imageUrl: '/api/placeholder/1200/800?seed=sidomukti-74',
  published: false,
  publishedAt: '2026-10-12T10:00:00+07:00',
};
