import type { Prisma } from '../generated/client.ts';

const picture = (seed: string) => `/api/placeholder/800/600?seed=${seed}`;

/** The sample patterns. Their meanings are those commonly given; tradition is marked as such in the text. */
export const batikPatterns: readonly Prisma.BatikPatternCreateManyInput[] = [
  {
    nameEn: 'Parang, the slanting blades',
    nameId: 'Parang',
    origin: 'Yogyakarta, Surakarta',
    meaningEn: 'Perseverance: like the waves, an effort that never ceases.',
    meaningId: 'Keteguhan: ikhtiar yang tidak terputus, seperti ombak.',
    descriptionEn:
      'Rows of S-shaped blades run across the cloth at an angle, with small diamonds between them. Tradition has it that Panembahan Senopati found the pattern in the waves of the south coast. Its large forms were once reserved for rulers and their families.',
    descriptionId:
      'Barisan bentuk S serupa bilah melintang miring di atas kain, diselingi belah ketupat kecil. Menurut tradisi, Panembahan Senopati menemukan ilhamnya pada ombak pantai selatan. Ragam yang besar dahulu hanya untuk raja dan keluarganya.',
    imageUrl: picture('parang-11'),
  },
  {
    nameEn: 'Kawung, the cut fruit',
    nameId: 'Kawung',
    origin: 'Yogyakarta, Surakarta',
    meaningEn: 'Purity of heart and self-control; the four directions around one center.',
    meaningId: 'Hati yang bersih dan pengendalian diri; empat penjuru dengan satu pusat.',
    descriptionEn:
      'Four ovals around a cross, repeated without end. Most people see the fruit of the sugar palm cut across, others a lotus. Similar ornaments are carved on old temples in Java. At times the pattern was reserved for court circles.',
    descriptionId:
      'Empat bulatan lonjong mengitari satu titik silang, berulang tanpa putus. Kebanyakan orang melihat buah aren yang dibelah melintang, sebagian lain melihat teratai. Hiasan serupa terpahat pada candi-candi tua di Jawa. Pada masa tertentu, motif ini dibatasi bagi lingkungan keraton.',
    imageUrl: picture('kawung-69'),
  },
  {
    nameEn: 'Mega mendung, the rain cloud',
    nameId: 'Mega Mendung',
    origin: 'Cirebon',
    meaningEn: 'Patience: a cloud that cools those beneath it.',
    meaningId: 'Kesabaran: awan yang meneduhkan siapa pun di bawahnya.',
    descriptionEn:
      'Curling clouds, outlined again and again in paler or darker steps of one color. Seven steps are often named as the ideal. The form is commonly linked with Chinese cloud ornament, which reached Cirebon through its port.',
    descriptionId:
      'Gumpalan awan berujung ikal yang garisnya diulang berlapis-lapis, dari muda ke tua dalam satu warna. Tujuh lapis kerap disebut sebagai jumlah ideal. Bentuknya biasa dikaitkan dengan ragam hias awan Tiongkok yang masuk lewat pelabuhan Cirebon.',
    imageUrl: picture('mega-mendung-54'),
  },
  {
    nameEn: 'Truntum, scattered stars',
    nameId: 'Truntum',
    origin: 'Surakarta',
    meaningEn: 'Love that grows again, and parents who guide.',
    meaningId: 'Cinta yang bersemi lagi, dan orang tua yang menuntun.',
    descriptionEn:
      'Small stars or blossoms with fine rays on a dark ground. Tradition attributes the pattern to Ratu Kencana, consort of Sunan Pakubuwana III, in the eighteenth century. At Javanese weddings the parents of the bride and groom wear it.',
    descriptionId:
      'Bintang atau kuntum kecil dengan berkas sinar halus di latar gelap. Menurut tradisi, motif ini karya Ratu Kencana, permaisuri Sunan Pakubuwana III, pada abad ke-18. Pada pernikahan adat Jawa, orang tua kedua mempelai mengenakannya.',
    imageUrl: picture('truntum-44'),
  },
  {
    nameEn: 'Sekar jagad, flower of the world',
    nameId: 'Sekar Jagad',
    origin: 'Yogyakarta, Surakarta',
    meaningEn: 'Variety held together: the beauty of a world of many kinds.',
    meaningId: 'Keragaman dalam kesatuan: indahnya dunia yang berwarna-warni.',
    descriptionEn:
      'Curving islands, each filled with a different pattern: kawung here, flowers there. The name is read as “flower of the world” or, from the Dutch word “kaart,” as “map of the world.” Other batik regions, the north coast among them, have their own versions.',
    descriptionId:
      'Pulau-pulau bertepi lengkung, masing-masing berisi motif lain: kawung di sini, bunga di sana. Namanya dibaca sebagai “bunga dunia”, atau “peta dunia” dari kata Belanda “kaart”. Daerah batik lain, termasuk pesisir utara, memiliki ragamnya sendiri.',
    imageUrl: picture('sekar-jagad-44'),
  },
  {
    nameEn: 'Sidomukti, well-being come true',
    nameId: 'Sidomukti',
    origin: 'Surakarta',
    meaningEn: 'From “sida,” to come true, and “mukti,” well-being: a wish for a good life with a good name.',
    meaningId:
      'Dari “sida”, terwujud, dan “mukti”, mulia: harapan akan hidup yang berkecukupan dan terhormat.',
    descriptionEn:
      'A grid of diamonds holds small signs of dignity and plenty, such as wings, pavilions and flowers, often in soga brown. The pattern belongs to weddings: in many Javanese families it is worn by the bride and groom.',
    descriptionId:
      'Bidang-bidang belah ketupat berisi lambang keluhuran dan kemakmuran, seperti sayap, bangunan, dan bunga, kerap dengan cokelat soga. Motif ini lekat dengan pernikahan: di banyak keluarga Jawa, kedua mempelai mengenakannya.',
    imageUrl: picture('sidomukti-8'),
  },
  {
    nameEn: 'Ceplok, rosettes in a grid',
    nameId: 'Ceplok',
    origin: 'Yogyakarta, Surakarta',
    meaningEn: 'Order and balance: each part has its place around a center.',
    meaningId: 'Keteraturan dan keseimbangan: setiap bagian punya tempat mengitari satu pusat.',
    descriptionEn:
      'A large family of patterns with rosettes, stars, crosses or fruit cut across, repeated in even rows. Kawung is often counted among them. Many bear names of their own, such as grompol, whose clusters stand for good things that come together.',
    descriptionId:
      'Keluarga besar motif berupa roset, bintang, silang, atau irisan buah yang berulang dalam baris teratur. Kawung kerap digolongkan ke dalamnya. Banyak yang punya nama sendiri, misalnya grompol, yang kelompok buahnya melambangkan berkumpulnya hal-hal baik.',
    imageUrl: picture('ceplok-18'),
  },
  {
    nameEn: 'Lasem red',
    nameId: 'Lasem Bang-bangan',
    origin: 'Lasem, Rembang',
    meaningEn: 'Two cultures in one cloth; its red stands for joy and good fortune.',
    meaningId: 'Dua budaya dalam selembar kain; merahnya melambangkan kegembiraan dan keberuntungan.',
    descriptionEn:
      'Flowers, tendrils, phoenixes and other creatures in deep red on a pale ground. Chinese and Javanese forms appear side by side. The red was obtained from the roots of mengkudu, and many say that no other town could match it.',
    descriptionId:
      'Bunga, sulur, burung hong, dan satwa lain berwarna merah pekat di atas latar pucat. Bentuk Tionghoa dan Jawa tampil berdampingan. Merahnya dahulu diperoleh dari akar mengkudu, dan banyak orang yakin kota lain tak sanggup menirunya.',
    imageUrl: picture('lasem-15'),
  },
  {
    nameEn: 'Gentongan, dyed in jars',
    nameId: 'Gentongan',
    origin: 'Tanjungbumi, Bangkalan, Madura',
    meaningEn: 'Patience and faithfulness: cloth that was made while waiting for those at sea.',
    meaningId: 'Kesabaran dan kesetiaan: kain yang dikerjakan sambil menanti mereka yang melaut.',
    descriptionEn:
      'Named not after a motif but after the gentong, the earthen jar in which it is steeped in indigo again and again, over weeks or months. Plants, birds and creatures of the sea fill the cloth, in strong colors that are said to grow more beautiful with age.',
    descriptionId:
      'Namanya bukan dari bentuk motif, melainkan dari gentong tempat kain berulang kali direndam dalam nila, berminggu-minggu sampai berbulan-bulan. Tumbuhan, burung, dan satwa laut memenuhi kain dengan warna kuat yang konon makin indah dimakan usia.',
    imageUrl: picture('gentongan-8'),
  },
  {
    nameEn: 'Tujuh rupa, seven forms',
    nameId: 'Tujuh Rupa',
    origin: 'Pekalongan',
    meaningEn: 'Gentleness, and the bond with those who came before.',
    meaningId: 'Kelembutan, dan ikatan dengan para leluhur.',
    descriptionEn:
      'Flowers, leaves, birds and butterflies in many bright colors. The cloth is typical of the north coast, where motifs from several cultures met; Chinese ceramics are often named as one of its sources.',
    descriptionId:
      'Bunga, daun, burung, dan kupu-kupu dalam banyak warna cerah. Kain ini khas pesisir utara, tempat ragam hias dari beberapa budaya bertemu; keramik Tiongkok kerap disebut sebagai salah satu sumbernya.',
    imageUrl: picture('tujuh-rupa-28'),
  },
];
