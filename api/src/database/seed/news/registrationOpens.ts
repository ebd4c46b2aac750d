import type { SeedArticle } from './seedArticle.ts';

export const registrationOpens: SeedArticle = {
  titleEn: 'Registration 1 for the 2025 edition opens on January 10',
  titleId: 'Pendaftaran 1 edisi 2025 dibuka 10 Januari',
  excerptEn:
    'The first registration runs for fifty days, from January 10 to February 28, 2025, under the theme “Wonders of Indonesian Batik.” Here are the dates and a sensible way to prepare.',
  excerptId:
    'Pendaftaran gelombang pertama berlangsung lima puluh hari, 10 Januari sampai 28 Februari 2025, dengan tema “Pesona Batik Indonesia”. Simak jadwal dan cara mempersiapkan diri.',
  contentEn: `The second edition of **Mahkota Batik Indonesia** has a theme, a first deadline and a date for the final. The theme is **“Wonders of Indonesian Batik.”** The doors open on Friday.

## The dates to keep

- **January 10 to February 28, 2025:** Registration 1
- **October 16 to 20, 2025:** final contest

The steps between them appear on the [competition page](/competition), which is the only calendar we keep up to date. If a date you have seen elsewhere differs from that page, trust the page.

## Before you fill in the form

The page lists who may take part and which documents are needed. Read both lists to the end before you begin. After that, we suggest this order:

1. **Gather the documents first.** A missing page is easier to find in January than on the last night of February.
2. **Choose one cloth.** It need not be costly. It should be one whose story you can trace: who made it, where, and how.
3. **Visit the maker, or one nearby.** Ask about the wax and the dye, and about the part of the work that takes longest.
4. **Practice saying it aloud** in three minutes, to someone who knows nothing about batik.
5. **Check the spelling** of every name and place.

## Whom we hope to hear from

In 2024 participants came from 20 of the 38 provinces. We would be glad to see the other eighteen on the list this time. You do not need to come from a famous batik town. If your district has one workshop, it has a story; if it has none, tell us about the cloth people there wear at weddings.

> Begin early, write truthfully, keep a copy.

## How to reach us

- Use only the registration link on the [competition page](/competition). Registration is open on the dates that are given there.
- Questions go through the [contact page](/contact); choose “Competition” as the inquiry type.
- The secretariat in Solo answers Monday to Friday, 8:00 AM to 4:00 PM WIB.

Fifty days sounds like plenty. Half of them tend to vanish while you look for a document in a drawer.
`,
  contentId: `Edisi kedua **Mahkota Batik Indonesia** sudah punya tema, tenggat pertama, dan tanggal babak final. Temanya **“Pesona Batik Indonesia”**. Pendaftaran dibuka Jumat pekan ini.

## Catat tanggalnya

- **10 Januari–28 Februari 2025:** Pendaftaran 1
- **16–20 Oktober 2025:** babak final

Tahapan di antara keduanya dimuat di [halaman kompetisi](/competition). Di sanalah satu-satunya kalender yang kami perbarui. Jika Anda menemukan tanggal berbeda di tempat lain, yang berlaku adalah tanggal di halaman tersebut.

## Sebelum mengisi formulir

Halaman itu memuat syarat peserta dan daftar dokumen. Baca keduanya sampai tuntas, kemudian bersiaplah dengan urutan berikut:

1. **Kumpulkan dokumen dulu.** Berkas yang terselip lebih mudah dicari pada Januari daripada pada malam terakhir Februari.
2. **Pilih satu kain.** Tidak harus mahal. Yang penting, riwayatnya bisa Anda telusuri: siapa yang membuat, di mana, dan bagaimana caranya.
3. **Temui pembuatnya, atau pembatik terdekat.** Tanyakan soal malam, pewarna, dan bagian pekerjaan yang paling memakan waktu.
4. **Berlatihlah bercerita** selama tiga menit kepada orang yang sama sekali awam soal batik.
5. **Periksa ejaan** semua nama orang dan nama tempat.

## Siapa yang kami tunggu

Pada 2024, peserta datang dari 20 di antara 38 provinsi. Kali ini kami berharap delapan belas provinsi lain ikut hadir. Anda tidak harus berasal dari kota batik yang tersohor. Satu sanggar batik saja di kabupaten Anda sudah cukup untuk menjadi cerita. Kalaupun tidak ada, ceritakan kain apa yang dipakai warga di sana saat pesta pernikahan.

> Mulai lebih awal, tulis apa adanya, simpan salinannya.

## Saluran resmi

- Gunakan hanya tautan pendaftaran di [halaman kompetisi](/competition). Pendaftaran hanya dibuka pada tanggal yang tercantum di sana.
- Pertanyaan dapat dikirim melalui [halaman kontak](/contact) dengan keperluan “Kompetisi”.
- Sekretariat di Solo melayani Senin sampai Jumat, pukul 08.00–16.00 WIB.

Lima puluh hari terdengar lama. Biasanya, separuhnya habis untuk mencari satu berkas di dalam laci.
`,
  category: 'competition',
  publishedAt: '2025-01-06T09:00:00+07:00',
};
