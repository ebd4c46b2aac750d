import type { Prisma } from '../generated/client.ts';

const picture = (seed: string) => `/api/placeholder/1200/800?seed=${seed}`;

/** Fictitious contact details: these phone numbers are not assigned, and example.org is reserved. */
const contact = (name: string, number: number) => ({
  phone: `+62 000 0000 000${number}`,
  email: `${name}@example.org`,
  website: `https://example.org/${name}`,
});

/** The sample communities: real batik places on Java, Madura and Sumatra. */
export const communities: readonly Prisma.CommunityCreateManyInput[] = [
  {
    nameEn: 'Laweyan batik quarter',
    nameId: 'Kampung Batik Laweyan',
    location: 'Surakarta (Solo), Jawa Tengah',
    province: 'JT',
    descriptionEn:
      'An old quarter of batik merchants, with houses behind high walls and lanes like corridors. Laweyan is known for soga browns and classical patterns of Solo, often freer and brighter than those of the court. Hand-drawn and stamped batik are both made here.',
    descriptionId:
      'Kampung tua para saudagar batik, dengan rumah berpagar tembok tinggi dan gang serupa lorong. Laweyan dikenal lewat cokelat soga dan motif klasik Solo, sering dengan garapan yang lebih bebas dan cerah daripada selera keraton. Batik tulis dan batik cap sama-sama dibuat di sini.',
    imageUrl: picture('laweyan-9'),
    contactInfo: contact('laweyan', 1),
  },
  {
    nameEn: 'Trusmi batik village',
    nameId: 'Kampung Batik Trusmi',
    location: 'Cirebon, Jawa Barat',
    province: 'JB',
    descriptionEn:
      'Trusmi, west of the city of Cirebon, is the home of mega mendung, the layered rain cloud. Its makers also keep the cloths of the Cirebon courts alive: rocks, gardens and the winged beasts of the royal carriages.',
    descriptionId:
      'Trusmi di sebelah barat Kota Cirebon adalah daerah asal mega mendung, awan hujan yang berlapis-lapis. Para pembatiknya juga melestarikan kain gaya keraton Cirebon: wadasan, taman, dan satwa bersayap dari kereta-kereta kerajaan.',
    imageUrl: picture('trusmi-1'),
    contactInfo: contact('trusmi', 2),
  },
  {
    nameEn: 'Lasem batik houses',
    nameId: 'Rumah-rumah Batik Lasem',
    location: 'Rembang, Jawa Tengah',
    province: 'JT',
    descriptionEn:
      'A port where Chinese and Javanese families have lived together for centuries. Lasem is famous for its red, likened to chicken blood and once obtained from the roots of mengkudu, and for cloths where phoenixes and dragons meet patterns such as latohan, the sea grape, and watu pecah, broken stones.',
    descriptionId:
      'Kota pelabuhan tempat keluarga Tionghoa dan Jawa hidup berdampingan selama berabad-abad. Lasem termasyhur karena merahnya, yang diibaratkan darah ayam dan dahulu diperoleh dari akar mengkudu, serta karena kain yang mempertemukan burung hong dan naga dengan motif seperti latohan dan watu pecah.',
    imageUrl: picture('lasem-15'),
    contactInfo: contact('lasem', 3),
  },
  {
    nameEn: 'Batik makers of Kauman, Pekalongan',
    nameId: 'Pembatik Kauman Pekalongan',
    location: 'Pekalongan, Jawa Tengah',
    province: 'JT',
    descriptionEn:
      'Batik is the trade of the whole city. Pekalongan took in what its port brought: jlamprang modeled on Indian patola, bouquets in the European taste, the crowded Djawa Hokokai cloths of the 1940s. Its quarters, Kauman among them, work in many bright colors.',
    descriptionId:
      'Di sini batik adalah mata pencaharian seisi kota. Pekalongan menyerap apa yang dibawa pelabuhannya: jlamprang dari patola India, buketan dari selera Eropa, sampai kain Djawa Hokokai yang padat dari tahun 1940-an. Kampung-kampungnya, termasuk Kauman, gemar memainkan banyak warna cerah.',
    imageUrl: picture('pekalongan-82'),
    contactInfo: contact('pekalongan', 4),
  },
  {
    nameEn: 'Giriloyo batik village',
    nameId: 'Kampung Batik Giriloyo',
    location: 'Wukirsari, Bantul, DI Yogyakarta',
    province: 'YO',
    descriptionEn:
      'A village of women who draw by hand, below the royal tombs of Imogiri. Giriloyo makes the classical patterns of Mataram, such as sidomukti, kawung and parang, above all in soga brown. After the earthquake of 2006 its makers formed groups, learned to dye, and began to sell under their own names.',
    descriptionId:
      'Kampung para perempuan pembatik tulis di kaki bukit makam raja-raja Imogiri. Giriloyo membuat motif klasik Mataram, seperti sidomukti, kawung, dan parang, terutama dengan cokelat soga. Setelah gempa 2006, para pembatiknya membentuk kelompok, belajar mencelup, dan menjual dengan nama sendiri.',
    imageUrl: picture('giriloyo-14'),
    // Text, as the admin form stores it.
    contactInfo: JSON.stringify(contact('giriloyo', 5)),
  },
  {
    nameEn: 'Kerek weavers and batik makers',
    nameId: 'Penenun dan Pembatik Kerek',
    location: 'Kerek, Tuban, Jawa Timur',
    province: 'JI',
    descriptionEn:
      'In Kerek one cloth can still be followed from the field to the finished piece: cotton is spun and woven by hand, then waxed and dyed with indigo or with the red of mengkudu. The result is batik gedog, sturdy and grainy, named, it is said, after the sound of the loom.',
    descriptionId:
      'Di Kerek, sehelai kain masih bisa diikuti dari ladang sampai jadi: kapas dipintal dan ditenun dengan tangan, lalu dibatik dan dicelup dengan nila atau merah mengkudu. Hasilnya batik gedog yang kuat dan bertekstur kasar, konon dinamai menurut bunyi alat tenunnya.',
    imageUrl: picture('kerek-11'),
    contactInfo: contact('kerek', 6),
  },
  {
    nameEn: 'Tanjungbumi batik makers',
    nameId: 'Pembatik Tanjungbumi',
    location: 'Tanjungbumi, Bangkalan, Madura, Jawa Timur',
    province: 'JI',
    descriptionEn:
      'On the north coast of Madura, women waxed cloth while their husbands were at sea. Tanjungbumi is the home of gentongan batik, steeped again and again in earthen jars of indigo, over weeks or months, until the color is deep and lasting.',
    descriptionId:
      'Di pesisir utara Madura, para perempuan membatik selagi suami mereka melaut. Tanjungbumi adalah asal batik gentongan, yang berulang kali direndam dalam gentong berisi nila, berminggu-minggu sampai berbulan-bulan, hingga warnanya pekat dan tahan lama.',
    imageUrl: picture('tanjungbumi-5'),
    contactInfo: contact('tanjungbumi', 7),
  },
  {
    nameEn: 'Batik makers of Jambi Seberang',
    nameId: 'Pembatik Seberang Kota Jambi',
    location: 'Seberang Kota Jambi, Jambi',
    province: 'JA',
    descriptionEn:
      'Across the Batang Hari from the city of Jambi stand wooden houses where Malay batik is made. Its patterns are scattered on a plain, often red ground: durian pecah, the opened durian, kapal sanggat, the stranded ship, and angso duo, the two geese of the legend of Jambi.',
    descriptionId:
      'Di seberang Batang Hari, berhadapan dengan Kota Jambi, berdiri rumah-rumah kayu tempat batik Melayu dibuat. Motifnya bertabur di atas latar polos yang sering merah: durian pecah, kapal sanggat, dan angso duo, sepasang angsa dari legenda Jambi.',
    imageUrl: picture('jambi-3'),
    contactInfo: contact('jambi', 8),
  },
];
