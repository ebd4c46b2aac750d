import type { SeedArticle } from './seedArticle.ts';

export const coastalTowns: SeedArticle = {
  titleEn: 'Trusmi, Pekalongan, Lasem: three batik towns of the north coast',
  titleId: 'Trusmi, Pekalongan, Lasem: tiga wajah batik pesisir utara',
  excerptEn:
    'Clouds in Trusmi, bouquets in Pekalongan, a famous red in Lasem. Ships brought porcelain, patola and new customers to Java’s north coast, and its batik makers answered with color.',
  excerptId:
    'Awan di Trusmi, buket bunga di Pekalongan, merah yang tersohor di Lasem. Kapal dagang membawa keramik, patola, dan pembeli baru; pembatik pesisir menjawabnya dengan warna.',
  contentEn: `Inland courts gave batik its browns and its rules. The north coast gave it ports. Traders from China, India, Arabia and Europe came and went, and the cloth made here, *batik pesisir*, took in what it liked.

## Trusmi, where the clouds are

Trusmi lies west of the city of Cirebon. Local tradition honors Ki Gede Trusmi, a follower of Sunan Gunung Jati, as the man who brought the craft to the village.

Its best-known pattern is **mega mendung**, the rain cloud: curling shapes, each outlined again and again in paler or darker steps of one color. Seven steps are often named as the ideal, though many cloths have fewer. The form is commonly linked with Chinese cloud ornament. One story ties its arrival to a Chinese princess, Ong Tien, said to have married Sunan Gunung Jati. A usual reading is patience: a cloud that cools those beneath it.

## Pekalongan, city of bouquets

Few cities have borrowed so freely. Three examples:

- *Jlamprang*: geometric, dotted, close to the Indian double-ikat cloth called patola.
- *Buketan*: flowers gathered in bouquets in the European taste. Eliza van Zuylen’s workshop, in the late colonial decades, signed some of the finest.
- *Djawa Hokokai*: crowded, multicolored cloth of the Japanese occupation, often in *pagi-sore* layout, two designs on one length.

The city keeps a batik museum on Jetayu Square, and in 2014 it joined UNESCO’s network of creative cities for crafts and folk art.

## Lasem and its red

Lasem, in Rembang Regency, is an old Chinese-Javanese town. Its red is called *abang getih pithik*, chicken-blood red, and was obtained from the roots of *mengkudu*. Many say no other town could match it, and give the credit to the water.

Lasem’s red is also one of the three colors of *batik tiga negeri*, “three lands,” together with blue and *soga* brown. Each color is said to have been dyed in a different town. Whether every such cloth really traveled is still debated.

> *Desa mawa cara, negara mawa tata.* A Javanese saying: the village has its ways, the state its order.

See where makers work today on the [communities page](/communities).
`,
  contentId: `Keraton di pedalaman mewariskan cokelat soga dan tata aturan. Pesisir utara mewariskan pelabuhan. Pedagang dari Tiongkok, India, Arab, dan Eropa silih berganti singgah, dan *batik pesisir* menyerap apa saja yang disukainya.

## Trusmi, kampung awan

Trusmi terletak di sebelah barat Kota Cirebon. Tradisi setempat menghormati Ki Gede Trusmi, pengikut Sunan Gunung Jati, sebagai orang yang mengajarkan batik di desa itu.

Motifnya yang paling masyhur adalah **mega mendung**: gumpalan awan berujung ikal yang garisnya diulang berlapis-lapis, dari muda ke tua dalam satu warna. Tujuh lapis kerap disebut sebagai jumlah ideal, meski banyak kain memakai lebih sedikit. Bentuknya biasa dikaitkan dengan ragam hias awan Tiongkok. Konon, ia datang bersama Putri Ong Tien yang diperistri Sunan Gunung Jati. Maknanya sering dibaca sebagai kesabaran: awan yang meneduhkan siapa pun di bawahnya.

## Pekalongan, kota buket

Jarang ada kota yang seterbuka ini terhadap pengaruh luar. Tiga contohnya:

- *Jlamprang*: geometris, penuh titik, mirip patola, kain ikat ganda dari India.
- *Buketan*: rangkaian bunga bergaya Eropa. Pada dasawarsa-dasawarsa akhir masa kolonial, bengkel batik Eliza van Zuylen membubuhkan namanya pada sejumlah karya terhalus.
- *Djawa Hokokai*: kain bermotif padat dan penuh warna dari masa pendudukan Jepang, sering bertata *pagi-sore*, dua rancangan dalam satu lembar.

Museum batiknya berdiri di kawasan Jetayu. Pada 2014 Pekalongan masuk jejaring kota kreatif UNESCO bidang kerajinan dan seni rakyat.

## Lasem dan merahnya

Lasem di Kabupaten Rembang adalah kota tua tempat budaya Tionghoa dan Jawa bertemu. Merahnya dijuluki *abang getih pithik*, merah darah ayam, dan dulu diperoleh dari akar mengkudu. Banyak orang yakin kota lain tak sanggup menirunya, dan air Lasem disebut sebagai rahasianya.

Merah itu pula salah satu dari tiga warna *batik tiga negeri*, bersama biru dan cokelat soga. Tiap warna konon dicelup di kota berbeda. Benarkah setiap kain itu berpindah dari kota ke kota? Para peneliti belum satu suara.

> *Desa mawa cara, negara mawa tata.* Tiap desa punya adat, tiap negara punya tatanan.

Ingin tahu di mana para pembatik berkarya sekarang? Buka [halaman komunitas](/communities).
`,
  category: 'community',
  imageUrl: '/api/placeholder/1200/800?seed=lasem-15',
  publishedAt: '2025-03-24T10:30:00+07:00',
};
