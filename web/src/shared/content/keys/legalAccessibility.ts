import type { Fallbacks } from '../fallbacks.ts';

/** The site’s accessibility goals, and the limitations of editors’ content. */
export const accessibilityFallbacks = {
  'legal.accessibility.title': { en: 'Accessibility', id: 'Aksesibilitas' },
  'legal.accessibility.body': {
    en: `Everyone should be able to read and use this site, whatever their device and abilities.

## What we aim for

The [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/), level AA.

## What that means on this site

- Everything can be reached and used with the keyboard alone, and the focus is always visible.
- The contrast of text against its background is at least 4.5 to 1, in both the light and the dark theme.
- Pages can be enlarged and read on narrow screens.
- Headings, lists, forms and notices are marked up for screen readers, in the language they are written in.
- Motion is switched off for visitors whose device asks for less of it.
- Public pages can be read, and the contact form sent, without scripts.

## How we check

Automated checks run in both themes and both languages with every change to the software. They do not find everything; people find the rest.

## What may still be missing

Pictures and texts are added by editors. A description may be missing or too short, and documents on other sites are beyond our control.

## Tell us

If something gets in your way, write to [accessibility@example.org](mailto:accessibility@example.org): which page, what happened, and with which device or program.`,
    id: `Setiap orang seharusnya dapat membaca dan menggunakan situs ini, apa pun perangkat dan kemampuannya.

## Tujuan kami

[Pedoman Aksesibilitas Konten Web (WCAG) 2.2](https://www.w3.org/TR/WCAG22/), tingkat AA.

## Penerapannya di situs ini

- Semuanya dapat dicapai dan digunakan hanya dengan papan ketik, dan fokusnya selalu terlihat.
- Kontras teks terhadap latarnya paling sedikit 4,5 banding 1, baik pada tema terang maupun gelap.
- Halaman dapat diperbesar dan dibaca di layar sempit.
- Judul, daftar, formulir, dan pemberitahuan diberi penanda bagi pembaca layar, sesuai bahasa penulisannya.
- Gerakan dimatikan bagi pengunjung yang mengatur perangkatnya untuk mengurangi gerakan.
- Halaman publik dapat dibaca, dan formulir kontak dapat dikirim, tanpa skrip.

## Cara kami memeriksa

Pemeriksaan otomatis dijalankan dalam kedua tema dan kedua bahasa setiap kali perangkat lunaknya berubah. Pemeriksaan itu tidak menemukan semuanya; sisanya ditemukan oleh manusia.

## Yang mungkin masih kurang

Gambar dan tulisan ditambahkan oleh editor. Keterangan gambar mungkin belum ada atau terlalu singkat, dan dokumen di situs lain berada di luar kendali kami.

## Beri tahu kami

Jika ada yang menghalangi Anda, kirim email ke [accessibility@example.org](mailto:accessibility@example.org): halaman mana, apa yang terjadi, serta perangkat atau program apa yang Anda gunakan.`,
  },
} satisfies Fallbacks;
