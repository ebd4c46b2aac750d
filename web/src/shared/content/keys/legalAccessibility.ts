import type { Fallbacks } from '../fallbacks.ts';

/** What the site aims at so that everyone can use it, and what an editor’s content may still lack. */
export const accessibilityFallbacks = {
  'legal.accessibility.title': { en: 'Accessibility', id: 'Aksesibilitas' },
  'legal.accessibility.body': {
    en: `Everyone should be able to read this site and use it, with whatever device, senses and hands they have.

## What we aim at

The [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/), level AA.

## What that means here

- Everything can be reached and used with the keyboard alone, and it shows where you are.
- Text stands out from its ground by at least 4.5 to 1, in the light and in the dark theme.
- Pages can be enlarged and read on narrow screens.
- Headings, lists, forms and notices are marked up for screen readers, in the language that they are written in.
- Nothing moves for those who have asked their device for less motion.
- Public pages can be read, and the contact form sent, without scripts.

## How we check

Automatic checks run in both themes and both languages with every change to the software. They do not find everything; people do.

## What may still be missing

Pictures and texts are added by editors. A description may be missing or too short, and documents on other sites are beyond our reach.

## Tell us

If something keeps you out, write to [accessibility@example.org](mailto:accessibility@example.org): which page, what happened, and with which device or program.`,
    id: `Setiap orang seharusnya dapat membaca dan menggunakan situs ini, apa pun perangkat, indra, dan kemampuan gerak yang dimilikinya.

## Yang kami tuju

[Pedoman Aksesibilitas Konten Web (WCAG) 2.2](https://www.w3.org/TR/WCAG22/), tingkat AA.

## Artinya di sini

- Semuanya dapat dicapai dan digunakan hanya dengan papan tik, dan posisi Anda selalu terlihat.
- Kontras teks terhadap latarnya paling sedikit 4,5 banding 1, baik pada tema terang maupun gelap.
- Halaman dapat diperbesar dan dibaca di layar sempit.
- Judul, daftar, formulir, dan pemberitahuan diberi penanda bagi pembaca layar, sesuai bahasa penulisannya.
- Tidak ada yang bergerak bagi mereka yang meminta perangkatnya mengurangi gerakan.
- Halaman publik dapat dibaca, dan formulir kontak dapat dikirim, tanpa skrip.

## Cara kami memeriksa

Pemeriksaan otomatis dijalankan dalam kedua tema dan kedua bahasa setiap kali perangkat lunaknya berubah. Pemeriksaan itu tidak menemukan semuanya; manusialah yang menemukannya.

## Yang mungkin masih kurang

Gambar dan tulisan ditambahkan oleh penyunting. Bisa jadi ada keterangan gambar yang belum ada atau terlalu singkat, dan dokumen di situs lain berada di luar jangkauan kami.

## Beri tahu kami

Bila ada yang menghalangi Anda, tulislah ke [accessibility@example.org](mailto:accessibility@example.org): halaman mana, apa yang terjadi, serta perangkat atau program apa yang Anda gunakan.`,
  },
} satisfies Fallbacks;
