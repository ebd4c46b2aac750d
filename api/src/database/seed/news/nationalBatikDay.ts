import type { SeedArticle } from './seedArticle.ts';

export const nationalBatikDay: SeedArticle = {
  titleEn: 'National Batik Day: what did UNESCO inscribe in 2009?',
  titleId: 'Hari Batik Nasional: apa yang sebenarnya diakui UNESCO?',
  excerptEn:
    'Every October 2, offices and schools fill with batik. The list behind the date holds no cloth and no pattern. It holds a skill, a set of meanings and a promise to pass them on.',
  excerptId:
    'Setiap 2 Oktober kantor dan sekolah penuh dengan batik. Padahal, yang tercatat dalam daftar UNESCO bukan kain atau motif, melainkan keterampilan, makna, dan janji mewariskannya.',
  contentEn: `On **October 2, 2009**, a UNESCO committee closed its session in Abu Dhabi, and Indonesian Batik had its place on the **Representative List of the Intangible Cultural Heritage of Humanity**. Since then the date has belonged to batik. What is on the list, exactly?

## A skill, not an object

*Intangible* is the word that matters. The list contains no cloth, no museum and no single pattern. It names the techniques, the symbolism and the culture that surround hand-dyed cotton and silk.

The technique is described plainly in Indonesia’s nomination: hot wax applied in dots and lines with a *canting* or a copper stamp, dyeing by hand, and removal of the wax, repeated for each color. Cloth printed with a batik pattern is a different thing.

Nor is inscription a patent. It gives no one ownership, and it does not say that wax-resist dyeing exists nowhere else.

## From the sling to the shroud

The committee’s text follows a life. An infant is carried in a batik sling whose symbols are meant to bring luck. The dead are covered in batik. Between the two lie workdays, study, pregnancy, marriage and the puppet theater. Few textiles keep people company for so long.

## Three dates

- **October 2, 2009:** Indonesian Batik is on the list. The same session also recognized, as a good example of safeguarding, a program of batik education run with the Batik Museum in Pekalongan.
- **November 17, 2009:** Presidential Decree No. 33 of 2009 makes October 2 *Hari Batik Nasional*, National Batik Day. It is not a public holiday.
- **October 2, every year:** the day itself.

Batik was not the first Indonesian entry. Wayang and the kris were already on the list.

## What the promise asks of us

A country that accepts such a place undertakes to keep the skill alive. That happens in workshops and classrooms more than at ceremonies. For today:

1. Wear batik, and find out where yours was made.
2. Learn one pattern well enough to explain it.
3. Buy one thing directly from a maker this year.
4. Take a child to see wax and dye.

> A heritage of skill lasts as long as someone is learning it.

Begin with the patterns on our [heritage page](/heritage), or find makers on the [communities page](/communities).
`,
  contentId: `Pada **2 Oktober 2009** sebuah komite UNESCO menutup sidangnya di Abu Dhabi, dan Batik Indonesia sudah tercantum dalam **Daftar Representatif Warisan Budaya Takbenda Umat Manusia**. Sejak itu, tanggal tersebut menjadi milik batik. Namun, apa persisnya yang tercatat?

## Keterampilan, bukan benda

Kata kuncinya *takbenda*. Di daftar itu tidak ada selembar kain pun, tidak ada museum, tidak ada satu motif tertentu. Yang dicatat adalah teknik, simbol, dan budaya di seputar kain katun dan sutra yang diwarnai dengan tangan.

Berkas nominasi Indonesia menjelaskan tekniknya dengan lugas: malam panas dibubuhkan berupa titik dan garis memakai canting tulis atau canting cap, kain dicelup dengan tangan, malam dihilangkan, lalu semuanya diulang untuk setiap warna. Tekstil cetak bermotif batik adalah perkara lain.

Pengakuan ini juga bukan hak paten. Tidak ada pihak yang menjadi pemilik, dan tidak ada pernyataan bahwa teknik rintang malam hanya dikenal di Indonesia.

## Dari gendongan sampai penutup jenazah

Uraian UNESCO mengikuti perjalanan hidup manusia. Bayi digendong dengan kain batik yang simbolnya diharapkan membawa keberuntungan. Jenazah diselubungi batik. Di antara keduanya ada hari kerja, masa belajar, kehamilan, pernikahan, sampai pertunjukan wayang. Jarang ada kain yang menemani manusia selama itu.

## Tiga tanggal

- **2 Oktober 2009:** Batik Indonesia tercatat. Dalam sidang yang sama, program pendidikan batik bersama Museum Batik Pekalongan diakui sebagai contoh baik pelindungan warisan.
- **17 November 2009:** Keputusan Presiden Nomor 33 Tahun 2009 menetapkan 2 Oktober sebagai Hari Batik Nasional. Tanggal itu bukan hari libur nasional.
- **2 Oktober setiap tahun:** hari peringatannya.

Batik bukan yang pertama dari Indonesia. Wayang dan keris sudah lebih dulu masuk daftar.

## Apa yang diminta dari kita

Negara yang menerima pengakuan semacam itu berjanji menjaga keterampilannya tetap hidup. Tempatnya lebih sering di sanggar dan ruang kelas daripada di acara seremonial. Untuk hari ini:

1. Kenakan batik, lalu cari tahu di mana kain Anda dibuat.
2. Pelajari satu motif sampai bisa menjelaskannya.
3. Belilah satu karya langsung dari perajin tahun ini.
4. Ajak seorang anak melihat malam dan bak celup.

> Warisan keterampilan bertahan selama masih ada yang mempelajarinya.

Mulailah dari motif di [halaman warisan](/heritage) atau temui para pembuatnya di [halaman komunitas](/communities).
`,
  category: 'heritage',
  featured: true,
  publishedAt: '2026-10-02T07:00:00+07:00',
};
