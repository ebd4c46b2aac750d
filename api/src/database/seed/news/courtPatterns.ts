import type { SeedArticle } from './seedArticle.ts';

export const courtPatterns: SeedArticle = {
  titleEn: 'Kawung, parang and the patterns the courts kept for themselves',
  titleId: 'Kawung, parang, dan motif larangan keraton',
  excerptEn:
    'For a long time, a diagonal row of blades told a Javanese courtier who was standing before him. A short history of the larangan patterns, and of the manners that remain.',
  excerptId:
    'Dulu, sebaris parang yang miring sudah cukup memberi tahu siapa yang sedang berdiri di hadapan Anda. Inilah riwayat singkat motif larangan dan tata krama yang tersisa.',
  contentEn: `In the courts of central Java, cloth was a kind of language. The pattern, its size and the way it was wrapped announced the wearer’s rank and errand. Some patterns were **larangan**, forbidden to everyone outside a certain circle.

## Rules on paper

Two sets of rules are often cited. In Surakarta, under **Sunan Pakubuwana III**, who reigned in the second half of the eighteenth century, certain patterns were reserved, among them *sawat*, the great wing, and *parang rusak*. In Yogyakarta, **Sultan Hamengku Buwono VIII** had a regulation on dress printed in the official gazette of 1927. It names kinds of *parang rusak* and large *semen* with the wing of the garuda, and sets out who may wear what.

The lists changed with ruler and place, and copies of them differ. No single list is “the” list.

## Parang: the slope

Rows of S-shaped blades run across the cloth at an angle, with small diamonds, *mlinjon*, between the rows. Some derive the name from *pereng*, a slope, others from the word for a blade. Tradition has it that Panembahan Senopati, first ruler of Mataram, found the pattern in waves breaking on the rocks of the south coast.

Size mattered:

- **Parang barong**, the largest, was reserved for the king and those closest to him.
- **Parang gendreh**, medium-sized, was open to the wider royal family.
- **Parang klithik**, the smallest, is often described as a gentle pattern, suited to princesses.

## Kawung: the cut fruit

Four ovals around a cross, repeated without end. Most people see the fruit of the sugar palm cut across; others see a lotus. Similar ornaments are carved at Prambanan; if they are the same pattern, it is far older than any surviving cloth. At times kawung, too, was reserved for court circles.

> *Ajining raga saka busana.* A Javanese saying: the body is honored for its dress.

## And today?

Outside the palace walls, anyone may wear these patterns. Some manners remain:

1. When invited to a palace, ask about dress first. Guests may be asked not to wear parang.
2. Avoid parang at a Javanese wedding; it is said to bring quarrels to the couple.
3. On a cloth with a direction, ask which way the slope should run.

More patterns are on the [heritage page](/heritage).
`,
  contentId: `Di keraton-keraton Jawa, kain adalah bahasa. Motif, ukurannya, dan cara melilitkannya mengabarkan pangkat serta keperluan pemakainya. Sebagian motif berstatus **larangan**: hanya boleh dikenakan kalangan tertentu.

## Aturan yang tertulis

Ada dua aturan yang kerap dirujuk. Di Surakarta, **Sunan Pakubuwana III** yang bertakhta pada paruh kedua abad ke-18 menetapkan sejumlah motif sebagai larangan, antara lain *sawat* atau sayap besar, dan *parang rusak*. Di Yogyakarta, **Sultan Hamengku Buwono VIII** mengundangkan tata busana dalam lembaran resmi tahun 1927. Di dalamnya disebut berbagai jenis *parang rusak* dan *semen* besar dengan sayap garuda, berikut siapa saja yang berhak memakainya.

Daftar itu berubah mengikuti raja dan tempat, dan salinannya pun tidak seragam. Jadi, tidak ada satu daftar yang berlaku sepanjang masa.

## Parang, si lereng

Barisan bentuk S serupa bilah melintang miring di atas kain, diselingi belah ketupat kecil bernama *mlinjon*. Ada yang menurunkan namanya dari *pereng* (lereng), ada pula yang dari kata untuk senjata tajam. Menurut tradisi, Panembahan Senopati, penguasa pertama Mataram, menemukan ilhamnya pada ombak yang memecah di karang pantai selatan.

Ukurannya tidak boleh sembarangan:

- **Parang barong**, paling besar, untuk raja dan orang-orang terdekatnya.
- **Parang gendreh**, berukuran sedang, boleh dipakai kerabat raja yang lebih luas.
- **Parang klithik**, terkecil, sering digambarkan sebagai motif lembut bagi para putri raja.

## Kawung, si buah aren

Empat bulatan lonjong mengitari satu titik silang, berulang tanpa putus. Kebanyakan orang melihat buah aren yang dibelah melintang, sebagian lain melihat teratai. Hiasan serupa terpahat di Prambanan; jika motifnya memang sama, usianya jauh lebih tua daripada kain mana pun yang masih ada. Pada masa tertentu, kawung juga dibatasi bagi lingkungan keraton.

> *Ajining raga saka busana.* Raga dihargai karena busananya.

## Bagaimana sekarang?

Di luar tembok keraton, siapa saja boleh memakainya. Namun, beberapa tata krama masih hidup:

1. Bila diundang ke keraton, tanyakan dulu aturan busananya. Tamu bisa saja diminta tidak mengenakan parang.
2. Hindari parang pada pernikahan adat Jawa. Konon, motif ini mengundang pertengkaran bagi mempelai.
3. Jika motifnya berarah, tanyakan ke mana kemiringannya harus menghadap.

Motif lain dapat Anda telusuri di [halaman warisan](/heritage).
`,
  category: 'culture',
  imageUrl: '/api/placeholder/1200/800?seed=kawung-69',
  publishedAt: '2026-01-19T09:30:00+07:00',
};
