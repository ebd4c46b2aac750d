import type { SeedArticle } from './seedArticle.ts';

export const finalWeek: SeedArticle = {
  titleEn: 'Final contest, October 16 to 20: a viewer’s guide',
  titleId: 'Babak final 16–20 Oktober: panduan untuk penonton',
  excerptEn:
    'The 2025 final runs from Thursday to Monday. Here is what to look for in the cloth, five words worth knowing, and how to reach the organizers if you write, film or broadcast.',
  excerptId:
    'Babak final 2025 berlangsung Kamis sampai Senin. Inilah hal yang patut diperhatikan pada kain, lima istilah yang perlu diketahui, dan cara menghubungi panitia bagi rekan media.',
  contentEn: `The final contest of the 2025 edition runs for five days, from **Thursday, October 16, to Monday, October 20**. The theme is “Wonders of Indonesian Batik.” Anyone can admire a cloth from a distance. This guide is for those who would like to see a little more.

## Before it starts

Read the judging criteria on the [competition page](/competition). Each is shown with its weight, so you can follow the contest as a judge would, and disagree with good reason.

## What to look for

- **The ground.** Is it white, dark, or filled to the edge? Among court cloths a white ground is often linked with Yogyakarta, a warm brown one with Solo. The coast likes bright colors.
- **The line.** A drawn line breathes; a stamped one repeats. Both can be fine work.
- **The direction.** Diagonal patterns such as *parang* change with the way a cloth is wrapped.
- **The story.** Listen for a place and a maker. A cloth introduced as “traditional batik” and nothing more has been introduced badly.

## Five words

1. **Canting:** the copper-spouted pen for wax.
2. **Isen:** the fine filling within and around a motif.
3. **Soga:** the brown of central Java, once always made from bark and wood.
4. **Kain panjang:** a long cloth, about two and a half meters, wrapped around the hips.
5. **Tumpal:** a border of tall triangles.

> Look three times: once from afar, once at the line, once at the back of the cloth.

## Writing about it

- Give the name of the pattern *and* its place.
- Say tulis, cap or print if you know which. If you do not, ask.
- Where a meaning comes from oral tradition, write “is said to.”
- Check the spelling of names with the person who bears them.

## For the media

Questions and requests for pictures or interviews go through the [contact page](/contact); choose “Media & Press” as the inquiry type, and tell us your deadline. The secretariat in Solo answers Monday to Friday, 8:00 AM to 4:00 PM WIB. Background on the patterns is on the [heritage page](/heritage).
`,
  contentId: `Babak final edisi 2025 digelar lima hari, mulai **Kamis 16 Oktober hingga Senin 20 Oktober**. Temanya “Pesona Batik Indonesia”. Mengagumi kain dari jauh tentu boleh. Namun, bila Anda ingin melihat lebih dalam, panduan ini bisa menemani.

## Sebelum dimulai

Bacalah kriteria penilaian di [halaman kompetisi](/competition). Setiap kriteria dilengkapi bobotnya. Dengan begitu, Anda bisa menyimak layaknya juri, dan kalaupun tidak sependapat, alasannya kuat.

## Yang perlu diamati

- **Latarnya.** Putih, gelap, atau penuh sampai tepi? Pada kain keratonan, latar putih kerap dikaitkan dengan Yogyakarta, sedangkan cokelat hangat dengan Solo. Pesisir menyukai warna terang.
- **Garisnya.** Garis canting bernapas; garis cap berulang. Keduanya bisa sama-sama bermutu.
- **Arahnya.** Motif diagonal seperti *parang* berubah kesan menurut cara kain dililitkan.
- **Ceritanya.** Tunggu nama daerah dan nama pembuatnya. Kalau sebuah kain hanya disebut “batik tradisional”, perkenalannya belum selesai.

## Lima istilah

1. **Canting:** alat bercucuk tembaga untuk menorehkan malam.
2. **Isen:** isian halus di dalam dan di sekitar motif.
3. **Soga:** warna cokelat khas Jawa bagian tengah, dahulu selalu dari kulit kayu dan kayu.
4. **Kain panjang:** kain sekitar dua setengah meter yang dililitkan di pinggang.
5. **Tumpal:** deretan segitiga tinggi di tepi kain.

> Pandanglah tiga kali: dari jauh, pada garisnya, lalu pada sisi belakang kain.

## Kalau Anda menulis

- Sebut nama motif *sekaligus* daerah asalnya.
- Jelaskan tulis, cap, atau cetak bila Anda tahu. Bila ragu, bertanyalah.
- Untuk makna yang bersumber dari tradisi lisan, pakailah kata “konon”.
- Cocokkan ejaan nama dengan pemiliknya.

## Untuk media

Pertanyaan serta permintaan foto atau wawancara diajukan melalui [halaman kontak](/contact) dengan keperluan “Media dan Pers”. Sebutkan pula tenggat Anda. Sekretariat di Solo melayani Senin sampai Jumat, pukul 08.00–16.00 WIB. Latar belakang motif tersedia di [halaman warisan](/heritage).
`,
  category: 'events',
  publishedAt: '2025-10-13T09:00:00+07:00',
};
