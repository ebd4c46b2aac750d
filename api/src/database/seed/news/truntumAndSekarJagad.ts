import type { SeedArticle } from './seedArticle.ts';

export const truntumAndSekarJagad: SeedArticle = {
  titleEn: 'Truntum and sekar jagad: a queen’s stars and a map of the world',
  titleId: 'Truntum dan sekar jagad: bintang sang ratu dan peta dunia',
  excerptEn:
    'One pattern is a night sky attributed to a queen of Surakarta. The other gathers every pattern it can hold. Both are seen at Javanese weddings, and both have more than one explanation.',
  excerptId:
    'Yang satu langit malam yang konon digambar seorang ratu Surakarta. Yang lain menghimpun segala motif dalam selembar kain. Keduanya akrab di pelaminan dan kaya akan tafsir.',
  contentEn: `Many patterns have a meaning. A few have a plot. Here are two that guests at a Javanese wedding are likely to meet, with what is known about them and what is only legend.

## Truntum: love that grows again

Small stars or blossoms with fine rays lie scattered on a dark ground, as evenly as if they had been sown. Tradition attributes the pattern to **Ratu Kencana**, also called **Ratu Beruk**, consort of **Sunan Pakubuwana III** of Surakarta, in the eighteenth century.

Feeling neglected by the king, the story says, she spent her nights at the wax. Above her were stars, or around her the little flowers of the *tanjung* tree; versions differ. The king came to see what occupied her, came again to see how it grew, and his affection returned. The name is linked with *tumaruntum*, to sprout or bloom once more.

No document proves the tale, and the pattern does not need one. It is worn by the **parents of the bride and groom**, for love that is renewed and, in a second reading that plays on the word *tuntun*, for their task of guiding the couple.

## Sekar jagad: everything at once

A cloth of *sekar jagad* is divided into curving islands, and each island holds a different pattern: kawung here, parang there, flowers, dots, scales. Two explanations of the name are current:

- **sekar jagad**, “flower of the world,” from the Javanese *sekar*, flower;
- **kar jagad**, “map of the world,” from the Dutch *kaart*, map.

Either way, the idea is variety held together. For the maker it is also a test, because every patch calls for a different touch. A good way to look at one:

1. Choose a single island and name its pattern.
2. Follow its edge to the next one.
3. Count how many you can name before you get lost.

> *Witing tresna jalaran saka kulina.* A Javanese proverb: love grows from being together day after day.

## Which to choose?

If you are a guest and unsure what to wear:

- leave truntum to the parents, who wear it for a reason;
- sekar jagad is welcome almost everywhere;
- avoid parang, as many Javanese families do on such a day.

When in doubt, ask the hosts. It is a question people like to be asked. Other patterns and their meanings are collected on the [heritage page](/heritage).
`,
  contentId: `Banyak motif punya makna. Hanya beberapa yang punya alur cerita. Dua di antaranya hampir pasti Anda jumpai di pernikahan adat Jawa. Mari pilah mana yang diketahui dan mana yang sekadar dikisahkan.

## Truntum, cinta yang bersemi lagi

Bintang atau kuntum kecil dengan berkas sinar halus bertebaran di latar gelap, merata seperti benih yang disebar. Menurut tradisi, motif ini karya **Ratu Kencana** atau **Ratu Beruk**, permaisuri **Sunan Pakubuwana III** di Surakarta, pada abad ke-18.

Konon, karena merasa diabaikan raja, sang ratu mengisi malam-malamnya dengan membatik. Ada versi yang menyebut ia menatap bintang, ada yang menyebut bunga tanjung di sekitarnya. Raja datang melihat apa yang dikerjakannya, lalu datang lagi untuk melihat kelanjutannya, dan kasihnya tumbuh kembali. Nama truntum dihubungkan dengan *tumaruntum*, bersemi lagi.

Tidak ada dokumen yang membuktikan kisah itu, dan motifnya tetap berarti tanpa bukti. Truntum dikenakan **orang tua kedua mempelai** sebagai lambang kasih yang terus diperbarui. Tafsir lain mengaitkannya dengan kata *tuntun*: orang tua menuntun anak-anaknya memasuki hidup baru.

## Sekar jagad, semua dalam selembar

Kain *sekar jagad* terbagi menjadi pulau-pulau bertepi lengkung, dan tiap pulau diisi motif berbeda: kawung di sini, parang di sana, lalu bunga, titik, dan sisik. Asal namanya punya dua penjelasan:

- **sekar jagad**, “bunga dunia”, dari kata Jawa *sekar*, bunga;
- **kar jagad**, “peta dunia”, dari kata Belanda *kaart*, peta.

Mana pun yang benar, gagasannya sama: keragaman yang bersatu. Bagi pembatik, kain ini juga ujian karena tiap bidang menuntut kelincahan tangan yang berbeda. Cobalah menikmatinya begini:

1. Pilih satu pulau dan sebut nama motifnya.
2. Ikuti tepinya sampai ke pulau sebelah.
3. Hitung berapa motif yang Anda kenali sebelum tersesat.

> *Witing tresna jalaran saka kulina.* Cinta tumbuh karena terbiasa bersama.

## Pilih yang mana?

Jika Anda tamu dan bingung memilih kain:

- biarkan truntum untuk orang tua mempelai, sebab ada maknanya;
- sekar jagad pantas untuk hampir semua hajatan;
- hindari parang, sebagaimana banyak keluarga Jawa melakukannya pada hari itu.

Kalau masih ragu, tanyakan kepada tuan rumah. Pertanyaan semacam itu selalu disambut senang. Motif lain beserta maknanya terhimpun di [halaman warisan](/heritage).
`,
  category: 'featured',
  imageUrl: '/api/placeholder/1200/800?seed=truntum-44',
  publishedAt: '2026-07-06T09:00:00+07:00',
};
