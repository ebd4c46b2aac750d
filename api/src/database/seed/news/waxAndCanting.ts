import type { SeedArticle } from './seedArticle.ts';

export const waxAndCanting: SeedArticle = {
  titleEn: 'Wax and canting: how a line of batik is drawn',
  titleId: 'Malam dan canting: begini garis batik dibuat',
  excerptEn:
    'A batik maker draws with the thing that keeps color out. We look into the pan of wax, take the canting apart and learn why the temperature of a single drop decides the line.',
  excerptId:
    'Pembatik menggambar dengan bahan yang menolak warna. Mari menengok isi wajan malam, mengenal bagian canting, dan memahami mengapa panas setetes malam menentukan hasil garis.',
  contentEn: `A batik maker does not draw with color. She draws with the thing that keeps color out. Where hot wax has soaked into the cotton, dye cannot follow, and the pattern shows itself only when the wax is gone. Everything depends on two things: the *malam*, which is the wax, and the *canting*, the pen that carries it.

## What is in the pan

*Malam* is a blend, and many workshops keep a recipe of their own. The usual ingredients each have a job:

- **Beeswax** keeps the blend supple.
- **Pine rosin**, called *gondorukem*, helps it grip the fiber.
- **Paraffin** makes it cheaper and easier to remove, but brittle.
- **Animal fat** lets it melt and flow more readily.
- **Used wax**, collected when finished cloth is boiled, goes back into the pan.

Brittle wax cracks, and dye creeps into the cracks as fine veins. Some makers work hard to avoid those veins. Others crumple the waxed cloth on purpose to get them.

## A pen with a reservoir

A canting has three parts: a handle of wood or bamboo, a small copper bowl called the *nyamplung*, and a spout, the *cucuk*. It is named after its task or the number of its spouts:

- *canting klowong*, for outlines;
- *canting isen*, for the filling of dots and fine lines;
- *canting cecek*, the finest, for dots alone;
- *canting tembok*, with a wide mouth, for covering whole areas;
- *canting loron* and *telon*, with two and three spouts.

## The heat of one drop

Wax that is too cool lies on the surface and peels away. Wax that is too hot runs, and the line swells. So the maker keeps the flame low, scoops a little at a time, and blows on the spout before it touches the cloth, to clear it and to keep the first drop from falling. Later she waxes the back of the cloth along the same lines, so that the dye finds no way in from behind.

> *Alah bisa karena biasa.* An Indonesian proverb: what is hard becomes easy by doing it often.

## Try it once

An hour with a canting teaches more than any caption. Many batik villages hold short classes for visitors; our [communities page](/communities) is a good place to look for one. Wear something that may get wax on it.
`,
  contentId: `Pembatik tidak menggambar dengan warna. Ia menggambar dengan bahan yang menolak warna. Bagian kain yang sudah diresapi malam panas tidak akan tembus pewarna, sehingga motif baru tampak setelah malamnya diluruhkan. Karena itu, semuanya bertumpu pada dua hal: *malam* alias lilin batik, dan *canting* yang menorehkannya.

## Apa saja isi wajan

Malam bukan bahan tunggal. Banyak bengkel batik menyimpan resep racikan sendiri, tetapi bahan yang lazim dipakai dan gunanya kurang lebih begini:

- **Malam tawon** membuat campuran tetap lentur.
- **Gondorukem**, olahan getah pinus, membantu malam melekat pada serat kain.
- **Parafin** menekan harga dan mudah dilepas, tetapi membuat malam getas.
- **Lemak hewan** membuat campuran lebih mudah meleleh dan mengalir.
- **Malam bekas** lorodan dikumpulkan, lalu dimasukkan lagi ke wajan.

Malam yang getas gampang retak, dan pewarna menyusup ke retakan itu menjadi guratan halus. Ada pembatik yang mati-matian menghindarinya. Ada pula yang sengaja meremas kain yang sudah diberi malam agar guratannya muncul.

## Pena dengan tabung kecil

Canting terdiri atas tiga bagian: *gagang* dari kayu atau bambu, *nyamplung* yakni wadah tembaga penampung malam, dan *cucuk* atau corongnya. Namanya mengikuti kegunaan atau jumlah cucuk:

- *canting klowong*, untuk garis luar;
- *canting isen*, untuk isian berupa titik dan garis halus;
- *canting cecek*, yang paling kecil, khusus titik;
- *canting tembok*, bermulut lebar, untuk menutup bidang;
- *canting loron* dan *telon*, bercucuk dua dan tiga.

## Panas yang pas

Malam yang kurang panas hanya menempel di permukaan dan mudah terkelupas. Malam yang terlalu panas meleber sehingga garis menebal. Maka, api dijaga kecil, malam diciduk sedikit-sedikit, dan cucuk ditiup dulu sebelum menyentuh kain supaya tidak tersumbat dan tidak menetes. Setelah satu sisi rampung, sisi sebaliknya dibatik pada garis yang sama agar pewarna tidak merembes dari belakang.

> *Alah bisa karena biasa.* Yang sukar menjadi mudah bila sering dikerjakan.

## Coba sendiri

Satu jam memegang canting mengajarkan lebih banyak daripada membaca tulisan ini. Banyak kampung batik membuka kelas singkat bagi pengunjung, dan [halaman komunitas](/communities) bisa menjadi titik awal pencarian Anda. Pakailah baju yang boleh terkena tetesan malam.
`,
  category: 'education',
  publishedAt: '2024-06-10T08:30:00+07:00',
};
