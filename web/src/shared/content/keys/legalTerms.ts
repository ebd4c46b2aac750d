import type { Fallbacks } from '../fallbacks.ts';

/** What visitors may do with the site and its content. */
export const termsFallbacks = {
  'legal.terms.title': { en: 'Terms of Service', id: 'Ketentuan Layanan' },
  'legal.terms.body': {
    en: `This site is free to read, and no account is needed. By using it, you accept the following terms.

## What you read here

We check what we publish. Dates and requirements may still change; those on the [competition page](/competition) apply. Using this site does not register you for the competition or promise you a place in it.

## Texts and pictures

Texts and pictures belong to the organizers or to those credited with them. You may link to any page and quote from it if you name the source. For anything more, ask us first. The traditional patterns shown here belong to the communities that keep them alive.

## What you send us

Send only what is true and what you have the right to share. Messages that insult, advertise or try to harm the site are deleted. The [privacy policy](/privacy) explains what happens to your data.

## Links

Some links lead to other sites, such as those of partners and communities. Their operators are responsible for the content.

## Availability

We keep the site running as well as we can, but do not promise that it will always be available or free of errors. Let us know if something is wrong: [info@example.org](mailto:info@example.org).

## Law

These terms are governed by the law of the Republic of Indonesia.`,
    id: `Situs ini dapat dibaca gratis dan tanpa akun. Dengan menggunakannya, Anda menerima ketentuan berikut.

## Isi situs

Kami memeriksa apa yang kami terbitkan. Meski begitu, tanggal dan persyaratan dapat berubah; yang berlaku adalah yang tercantum di [halaman kompetisi](/competition). Menggunakan situs ini tidak berarti mendaftar kompetisi dan tidak menjamin keikutsertaan.

## Tulisan dan gambar

Tulisan dan gambar adalah milik penyelenggara atau pihak yang namanya disebutkan. Anda boleh menautkan setiap halaman dan mengutipnya dengan menyebut sumber. Untuk penggunaan lain, mintalah izin kami terlebih dahulu. Motif tradisional yang ditampilkan di sini adalah milik komunitas yang melestarikannya.

## Kiriman Anda

Kirimkan hanya hal yang benar dan boleh Anda bagikan. Pesan yang menghina, memuat iklan, atau mencoba merusak situs akan dihapus. Perlakuan atas data Anda dijelaskan dalam [kebijakan privasi](/privacy).

## Tautan

Sebagian tautan mengarah ke situs lain, misalnya milik mitra dan komunitas. Isinya menjadi tanggung jawab pengelola masing-masing.

## Ketersediaan

Kami menjaga situs ini sebaik mungkin, tetapi tidak menjamin situs selalu dapat diakses atau bebas dari kesalahan. Jika ada yang keliru, beri tahu kami: [info@example.org](mailto:info@example.org).

## Hukum

Ketentuan ini tunduk pada hukum Republik Indonesia.`,
  },
} satisfies Fallbacks;
