import type { Fallbacks } from '../fallbacks.ts';

/** What may be done with the site and what is said in it. */
export const termsFallbacks = {
  'legal.terms.title': { en: 'Terms of Service', id: 'Ketentuan Layanan' },
  'legal.terms.body': {
    en: `The site is free to read and needs no account. By using it you accept the following.

## What you read here

We check what we publish. Dates and requirements may still change; those on the [competition page](/competition) are the ones that hold. Reading the site is no registration for the competition, and no promise of a place in it.

## Texts and pictures

Texts and pictures belong to the organisers or to those who are named with them. You may link to every page and quote from it with its source. For anything more, ask us first. The traditional patterns shown here belong to the communities that keep them.

## What you send us

Write only what is true and what you may share. Messages that insult, advertise or try to harm the site are deleted. What becomes of your data is said in the [privacy policy](/privacy).

## Links

Links lead to other sites, such as those of partners and communities. Their operators answer for what stands there.

## Availability

We keep the site running as well as we can, but do not promise that it is always reachable or free of errors. Tell us when something is wrong: [info@example.org](mailto:info@example.org).

## Law

The law of the Republic of Indonesia applies.`,
    id: `Situs ini dapat dibaca gratis dan tanpa akun. Dengan menggunakannya, Anda menerima ketentuan berikut.

## Isi situs

Kami memeriksa apa yang kami terbitkan. Meski begitu, tanggal dan persyaratan dapat berubah; yang berlaku adalah yang tercantum di [halaman kompetisi](/competition). Membaca situs ini bukan pendaftaran kompetisi dan bukan jaminan keikutsertaan.

## Tulisan dan gambar

Tulisan dan gambar adalah milik penyelenggara atau pihak yang namanya disebutkan. Anda boleh menautkan setiap halaman dan mengutipnya dengan menyebut sumber. Untuk penggunaan lain, mintalah izin kami terlebih dahulu. Motif tradisional yang ditampilkan di sini adalah milik komunitas yang merawatnya.

## Kiriman Anda

Tulislah hanya hal yang benar dan boleh Anda bagikan. Pesan yang menghina, beriklan, atau mencoba merusak situs akan dihapus. Perlakuan atas data Anda dijelaskan dalam [kebijakan privasi](/privacy).

## Tautan

Sebagian tautan mengarah ke situs lain, misalnya milik mitra dan komunitas. Isinya menjadi tanggung jawab pengelola masing-masing.

## Ketersediaan

Kami menjaga situs ini sebaik mungkin, tetapi tidak menjamin situs selalu dapat diakses atau bebas dari kesalahan. Bila ada yang keliru, beri tahu kami: [info@example.org](mailto:info@example.org).

## Hukum

Ketentuan ini tunduk pada hukum Republik Indonesia.`,
  },
} satisfies Fallbacks;
