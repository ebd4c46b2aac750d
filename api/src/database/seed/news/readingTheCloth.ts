import type { SeedArticle } from './seedArticle.ts';

export const readingTheCloth: SeedArticle = {
  titleEn: 'Tulis, cap or print? How to read a cloth before you buy it',
  titleId: 'Tulis, cap, atau cetak? Cara membaca kain sebelum membeli',
  excerptEn:
    'Turn it over, look for the repeat, smell the wax. Five small tests help you tell hand-drawn batik, stamped batik and printed cloth apart, and pay a fair price for each.',
  excerptId:
    'Balik kainnya, cari pengulangan motifnya, cium baunya. Lima pemeriksaan kecil ini membantu Anda membedakan batik tulis, batik cap, dan tekstil cetak, lalu membayar dengan harga yang pantas.',
  contentEn: `Three cloths hang on one rail with the same pattern and very different prices. The seller calls all three batik. Two of them are.

## What makes it batik

Batik is made by **resist**: hot wax is laid on the cloth, the cloth is dyed, the wax is taken off. The wax may come from a canting or from a copper stamp. A fabric printed with a batik pattern, whether by screen or by machine, used no wax. It may be pretty and useful, and it should be sold as *printed cloth with a batik pattern*.

## Three kinds of batik

- **Batik tulis** is drawn with the canting. No two motifs are exactly alike, and the lines swell and thin with the movement of the hand.
- **Batik cap** is stamped with a copper block, a method that spread in the middle of the nineteenth century. The repeat is regular; look for slight overlaps where two stampings meet.
- **Kombinasi** uses both: stamped outlines, details by hand.

The Ministry of Industry’s *batikmark* label tells them apart by the color of its lettering: gold for tulis, white for cap, silver for the combination. Many small makers do not use it, so its absence proves nothing.

## Five tests at the counter

1. **Turn it over.** Wax and dye reach the back. A print is usually paler there.
2. **Find the repeat.** If every leaf is a perfect copy, ask why.
3. **Look closely at the dots.** Drawn dots vary in size.
4. **Smell it.** New batik often carries a trace of wax.
5. **Ask who made it and where.** A good seller has an answer.

One test can mislead. Three that agree seldom do.

> *Tak kenal maka tak sayang.* An Indonesian proverb: what we do not know, we cannot love.

## A fair price, and a fair use

A fine tulis cloth holds weeks of someone’s work, so a very low price means one of two things: it is not tulis, or the maker was underpaid. If your budget is small, an honest cap cloth is a good choice. For clothing, ask the tailor to plan the cut before the scissors come out; a large pattern needs room, and matching it across a seam uses more cloth.

Makers you can visit are on the [communities page](/communities).
`,
  contentId: `Tiga kain tergantung berjajar. Motifnya sama, harganya jauh berbeda. Ketiganya disebut batik oleh penjual, padahal hanya dua yang benar-benar batik.

## Kapan kain disebut batik

Batik dibuat dengan **perintangan warna**: malam panas dibubuhkan pada kain, kain dicelup, lalu malam diluruhkan. Malamnya bisa digoreskan dengan canting atau dicapkan dengan stempel tembaga. Kain yang motifnya disablon atau dicetak mesin tidak melewati proses itu. Boleh saja kain itu bagus dan berguna, asalkan dijual sebagai *tekstil bermotif batik*.

## Tiga jenis yang perlu dikenal

- **Batik tulis** digambar dengan canting. Tidak ada dua motif yang persis sama, dan garisnya menebal-menipis mengikuti gerak tangan.
- **Batik cap** memakai stempel tembaga, cara yang meluas sejak pertengahan abad ke-19. Pengulangannya teratur; perhatikan garis yang sedikit bertumpuk pada pertemuan dua cap.
- **Batik kombinasi** memadukan keduanya: garis pokok dicap, rinciannya dikerjakan dengan canting.

Kementerian Perindustrian punya label *batikmark* yang membedakan ketiganya lewat warna tulisan: emas untuk tulis, putih untuk cap, perak untuk kombinasi. Banyak perajin kecil tidak memakainya. Jadi, tidak berlabel bukan berarti palsu.

## Lima pemeriksaan di toko

1. **Balik kainnya.** Malam dan pewarna batik tembus ke belakang. Sisi belakang kain cetak umumnya lebih pucat.
2. **Cari pengulangannya.** Kalau setiap daun kembar sempurna, patut dipertanyakan.
3. **Amati titik-titiknya.** Titik hasil canting tidak seragam.
4. **Cium baunya.** Batik baru sering masih menyimpan aroma malam.
5. **Tanyakan siapa pembuatnya dan dari mana.** Penjual yang baik pasti punya jawaban.

Satu tanda bisa menyesatkan. Tiga tanda yang searah jarang keliru.

> *Tak kenal maka tak sayang.*

## Harga yang pantas

Selembar batik tulis halus menyimpan kerja berminggu-minggu. Kalau harganya sangat murah, kemungkinannya dua: kain itu bukan tulis, atau pembuatnya dibayar terlalu rendah. Dengan anggaran terbatas, batik cap yang jujur adalah pilihan baik. Bila hendak dijahit, minta penjahit menata motif dulu sebelum menggunting. Motif besar butuh ruang, dan menyambungkannya di jahitan memerlukan kain lebih banyak.

Perajin yang bisa Anda kunjungi ada di [halaman komunitas](/communities).
`,
  category: 'fashion',
  publishedAt: '2025-07-28T11:00:00+07:00',
};
