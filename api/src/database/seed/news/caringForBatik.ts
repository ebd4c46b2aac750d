import type { SeedArticle } from './seedArticle.ts';

export const caringForBatik: SeedArticle = {
  titleEn: 'How to wash, dry, iron and store batik',
  titleId: 'Cara mencuci, menjemur, menyetrika, dan menyimpan batik',
  excerptEn:
    'Cool water, shade, a cloth between iron and pattern, and a fresh fold now and then. Simple habits that let a batik cloth outlive the person who bought it.',
  excerptId:
    'Air sejuk, tempat teduh, selembar kain alas saat menyetrika, dan lipatan yang sesekali diubah. Kebiasaan sederhana ini membuat batik Anda panjang umur dan layak diwariskan.',
  contentEn: `A good batik cloth is stronger than it looks. It has been through several baths and a cauldron of boiling water before you ever touched it. What harms it is slower: sun, strong detergent, perfume and a fold that is never changed.

## Washing

Wash as seldom as you decently can. After a few hours of wear, an airing is often enough. When it must be washed:

1. Wash it **alone** the first few times, since excess dye may come out.
2. Use cool water and **lerak**, the soapberry long used for batik in Java, or a mild soap without bleach.
3. Move the cloth in the water by hand. Do not scrub, and do not soak it for hours.
4. Rinse until the water is clear.
5. Press the water out. Do not wring.

Silk and old cloth are best left to someone with experience.

## Drying

Hang it in the **shade**, wrong side out, over a smooth bar. Direct sun bleaches natural dyes soonest, but it spares none of them. Pull the edges gently straight while the cloth is damp, and there will be less to iron.

## Ironing

Iron on the back at low to medium heat, with a thin cloth in between. If a cloth is new and still smells strongly of wax, try a corner first.

## Keeping

- Store it clean and completely dry, wrapped in plain cotton or acid-free paper.
- Against insects, use vetiver root or pepper in a small bag. Keep mothballs off the cloth.
- Never spray perfume on it. Put on scent first and dress afterward.
- Refold it along new lines every few months, or roll it on a tube.
- Air it indoors from time to time, especially in the rainy season.

> Cool water, no sun, and never the same fold twice.

## When it is past wearing

A torn cloth still has good parts. They become a cushion, a book cover, a scarf, the lining of a jacket. Before you cut, note down what you know of it (where it was bought, what the pattern is called, who wore it) and keep the note with the piece. Cloth lasts longer than memory does.

If you are not sure what you own, compare it with the patterns on our [heritage page](/heritage).
`,
  contentId: `Batik yang baik lebih tangguh daripada kelihatannya. Sebelum sampai ke tangan Anda, kain itu sudah melewati beberapa kali celupan dan kuali air mendidih. Yang merusaknya justru bekerja pelan: matahari, detergen keras, parfum, dan lipatan yang tak pernah berubah.

## Mencuci

Cuci sejarang mungkin selama masih pantas. Setelah dipakai beberapa jam, batik sering kali cukup diangin-anginkan. Kalau memang harus dicuci:

1. Cuci **terpisah** pada beberapa pencucian pertama karena sisa pewarna bisa luntur.
2. Pakai air sejuk dan **lerak**, buah berbusa yang sejak lama dipakai di Jawa, atau sabun lembut tanpa pemutih.
3. Gerakkan kain di dalam air dengan tangan. Jangan disikat, jangan direndam berjam-jam.
4. Bilas sampai airnya bening.
5. Tekan untuk mengeluarkan air. Jangan diperas.

Kain sutra dan kain tua sebaiknya diserahkan kepada orang yang berpengalaman.

## Menjemur

Gantung di tempat **teduh**, sisi dalam menghadap ke luar, pada batang yang licin. Sinar langsung paling cepat memudarkan pewarna alam, tetapi pewarna lain pun tidak kebal. Selagi lembap, tarik tepi kain perlahan hingga lurus supaya pekerjaan menyetrika berkurang.

## Menyetrika

Setrika dari sisi belakang dengan panas rendah hingga sedang, dan lapisi dengan kain tipis. Bila batik masih baru dan bau malamnya tajam, coba dulu di salah satu sudut.

## Menyimpan

- Simpan dalam keadaan bersih dan benar-benar kering, terbungkus kain katun polos atau kertas bebas asam.
- Untuk menghalau serangga, pakai akar wangi atau merica dalam kantong kecil. Jauhkan kapur barus dari kain.
- Jangan menyemprotkan parfum ke kain. Pakai wewangian dulu, baru berbusana.
- Ubah garis lipatan setiap beberapa bulan, atau gulung pada tabung.
- Angin-anginkan sesekali di dalam ruangan, terutama pada musim hujan.

> Air sejuk, hindari matahari, dan jangan melipat dua kali di garis yang sama.

## Kalau sudah tak layak pakai

Kain yang sobek masih menyisakan bagian bagus. Jadikan sarung bantal, sampul buku, syal, atau pelapis jaket. Sebelum digunting, catat apa yang Anda ketahui: di mana dibeli, apa nama motifnya, siapa yang pernah memakai. Simpan catatan itu bersama potongannya sebab umur kain lebih panjang daripada ingatan.

Belum yakin motif apa yang Anda miliki? Bandingkan dengan koleksi di [halaman warisan](/heritage).
`,
  category: 'fashion',
  published: false,
  publishedAt: '2026-10-26T11:00:00+07:00',
};
