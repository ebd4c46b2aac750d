import type { SeedArticle } from './seedArticle.ts';

export const laweyanAndKauman: SeedArticle = {
  titleEn: 'Laweyan and Kauman, the two batik quarters of Solo',
  titleId: 'Laweyan dan Kauman, dua kampung batik tua di Solo',
  excerptEn:
    'One grew rich behind high walls and chose its own patterns. The other grew up beside the Great Mosque and worked close to the court. A walk through two neighborhoods of one city.',
  excerptId:
    'Yang satu makmur di balik tembok tinggi dan memilih motifnya sendiri. Yang lain tumbuh di sisi Masjid Agung, dekat dengan selera keraton. Inilah dua wajah batik Solo.',
  contentEn: `Solo has two old batik quarters, a few kilometers apart. Both are mazes of narrow lanes, and in both you may smell wax before you see a workshop. Their stories are quite different.

## Laweyan: the merchants’ walls

The name is usually traced to *lawe*, yarn, and the quarter is older than the city’s palace. Tradition takes its craft back to the sixteenth century and to Kyai Ageng Henis, who settled here in the time of the kingdom of Pajang.

Its great age came later, in the late nineteenth and early twentieth centuries, when batik merchants built big houses behind walls so high that the lanes between them feel like corridors. In many of these families the business was led by a woman, known as the *mbok mase*.

One Laweyan merchant, **Samanhudi**, founded the traders’ association Sarekat Dagang Islam, from which the mass movement Sarekat Islam grew. Historians differ on the year: some give 1905, others 1911.

## Kauman: beside the mosque

Kauman lies by the Great Mosque and the Kasunanan palace. It was the neighborhood of the *kaum*, the religious officials who served the court. Their families made batik at home, and because they lived so near the palace their cloth kept close to court taste: fine lines, *soga* browns, classical patterns. Klewer, the city’s large textile market, is a short walk away.

## If you visit

- Walk. Most lanes are too narrow for anything wider than a motorcycle.
- Go on a weekday morning, when you are more likely to find people waxing and dyeing.
- Ask before you photograph anyone at work.
- Ask which steps were done by hand. A good seller will be pleased to tell you.
- Look up: old doors, tiles and carved vents are part of the story.

> *Rukun agawe santosa.* A Javanese saying: living in harmony makes people strong.

## Why it matters to us

Our secretariat is in Solo, and these two quarters are our neighbors. They show that a batik town never had one style alone. Traders and clerics, a short ride apart, wore their differences openly. More places to visit are listed on the [communities page](/communities).
`,
  contentId: `Solo punya dua kampung batik tua yang hanya terpaut beberapa kilometer. Keduanya berupa jalinan gang sempit, dan di keduanya bau malam kadang tercium sebelum sanggarnya kelihatan. Namun, riwayat keduanya jauh berbeda.

## Laweyan, kampung para saudagar

Nama Laweyan lazim dihubungkan dengan *lawe*, benang. Kampung ini lebih tua daripada Keraton Surakarta. Menurut tradisi, kerajinan kain di sini berawal pada abad ke-16 ketika Kyai Ageng Henis menetap pada zaman Kerajaan Pajang.

Puncak kejayaannya tiba belakangan, pada akhir abad ke-19 hingga awal abad ke-20. Para saudagar batik mendirikan rumah besar berpagar tembok tinggi sehingga gang di antaranya terasa seperti lorong. Di banyak keluarga, kendali usaha ada di tangan perempuan yang disebut *mbok mase*.

Dari kampung ini pula muncul **Samanhudi**, saudagar pendiri Sarekat Dagang Islam, perkumpulan yang kemudian tumbuh menjadi Sarekat Islam. Soal tahun berdirinya, sejarawan belum sepakat: ada yang menyebut 1905, ada yang menyebut 1911.

## Kauman, kampung di sisi masjid

Kauman bersebelahan dengan Masjid Agung dan berdekatan dengan Keraton Kasunanan. Dahulu di sinilah tinggal para *kaum*, abdi dalem yang mengurus soal keagamaan. Keluarga mereka membatik di rumah. Karena hidup begitu dekat dengan keraton, seleranya pun mengikuti keraton: garis halus, cokelat *soga*, dan motif klasik. Pasar Klewer dapat dicapai dengan berjalan kaki.

## Kalau Anda berkunjung

- Jalan kaki saja. Banyak gang hanya cukup untuk sepeda motor.
- Pilih pagi pada hari kerja, saat peluang melihat orang membatik dan mencelup lebih besar.
- Minta izin sebelum memotret orang yang sedang bekerja.
- Tanyakan tahap mana yang dikerjakan dengan tangan. Penjual yang baik akan senang menjelaskan.
- Perhatikan pintu tua, tegel, dan ukiran lubang angin. Semua itu bagian dari cerita.

> *Rukun agawe santosa.* Hidup rukun membuat kita kuat.

## Tetangga kami

Sekretariat kami berada di Solo sehingga kedua kampung ini terhitung tetangga. Dari mereka kita belajar bahwa satu kota tidak harus punya satu gaya. Saudagar dan ulama hidup berdekatan, tetapi kain mereka tetap berbeda. Tempat lain yang layak didatangi ada di [halaman komunitas](/communities).
`,
  category: 'community',
  publishedAt: '2024-09-09T10:00:00+07:00',
};
