import type { SeedArticle } from './seedArticle.ts';

export const dyeBaths: SeedArticle = {
  titleEn: 'Bark, leaf and root: the three dye baths of old batik',
  titleId: 'Kulit kayu, daun, dan akar: tiga warna batik lama',
  excerptEn:
    'Brown came from bark, blue from a leaf, red from a root. Before synthetic dyes reached Java, a dyer needed a garden, a forest and great patience. Some still choose to work this way.',
  excerptId:
    'Cokelat dari kulit kayu, biru dari daun, merah dari akar. Sebelum pewarna sintetis masuk, juru celup bergantung pada kebun, hutan, dan kesabaran. Sebagian masih bertahan dengan cara itu.',
  contentEn: `Old Javanese batik is built on three colors. Each comes from a different part of a plant, and each asks for a different kind of patience.

## Blue, from a leaf

**Indigo** is hidden in the green leaves of *Indigofera*, called *tom* in Javanese and *tarum* in Sundanese. The leaves are steeped, the water is beaten with lime, and a dark paste settles at the bottom. The paste is not yet a dye: the vat must ferment, fed with palm sugar, before the color will enter cotton.

A cloth leaves the vat yellow-green and turns blue in the air, as you watch. Then it goes in again. A deep blue needs many dips.

## Brown, from bark and wood

**Soga** is a family of recipes. Three ingredients return in most of them:

- *jambal*, bark of a flowering tree, for red-brown;
- *tingi*, bark of a mangrove, for a darker tone;
- *tegeran*, a yellow wood, for warmth.

Dyers mix them to taste, which is one reason why the brown of Solo leans toward gold and that of Yogyakarta is often darker. After dyeing, the color is fixed in a bath whose recipe families used to guard.

## Red, from a root

**Mengkudu**, *Morinda citrifolia*, holds its red in the bark of the root. The cotton is first treated with oil and ash lye so that it takes the dye, and the leaves or bark of *jirak* help to fix it. In Lasem this red became the pride of the town.

## What changed

Around 1900, synthetic dyes began to replace the old baths. They were quick, even and cheap, and gave colors no plant could. Many fine cloths owe them their brightness, and no one needs to be ashamed of them.

Natural dyes have come back in a number of workshops, and with them some honest questions:

1. Which plant, and from where? Bark taken carelessly kills the tree.
2. What fixes it? Alum, lime and iron each shift the shade.
3. Where does the wastewater go? *Natural* does not mean harmless, whatever is in the bath.

> Dye in the shade, dry in the shade, and do not count the dips.

## See for yourself

Ask a dyer to dip a scrap of white cotton in the indigo vat. The moment when green turns blue is worth the trip. Workshops are listed on the [communities page](/communities).
`,
  contentId: `Batik Jawa lama bertumpu pada tiga warna. Masing-masing diambil dari bagian tumbuhan yang berbeda, dan masing-masing menuntut kesabaran yang berbeda pula.

## Biru dari daun

Warna **nila** (indigo) tersembunyi di balik hijaunya daun *Indigofera*, yang oleh orang Jawa disebut *tom* dan oleh orang Sunda disebut *tarum*. Daun direndam, airnya dikebur bersama kapur, lalu pasta gelap mengendap di dasar. Pasta itu belum siap pakai. Larutannya harus difermentasi dulu dengan gula aren supaya warnanya meresap ke kain katun.

Saat keluar dari bak, kain berwarna hijau kekuningan, lalu membiru di depan mata begitu terkena udara. Setelah itu, celup lagi. Biru tua lahir dari celupan yang berkali-kali.

## Cokelat dari kayu

**Soga** sebenarnya nama untuk serumpun resep. Tiga bahan hampir selalu muncul:

- *jambal*, kulit pohon berbunga kuning, untuk cokelat kemerahan;
- *tingi*, kulit sejenis bakau, untuk warna lebih tua;
- *tegeran*, kayu kuning, untuk rona hangat.

Takarannya bergantung pada selera juru celup. Itu salah satu sebab cokelat Solo condong keemasan, sedangkan cokelat Yogyakarta kerap lebih tua. Sesudah dicelup, warnanya dikunci dalam larutan yang resepnya dulu dirahasiakan keluarga.

## Merah dari akar

**Mengkudu** (*Morinda citrifolia*) menyimpan merahnya di kulit akar. Mori lebih dulu diolah dengan minyak dan air abu agar siap menyerap, sementara daun atau kulit kayu *jirak* membantu menguncinya. Di Lasem, merah ini menjadi kebanggaan seisi kota.

## Setelah pewarna sintetis datang

Sekitar tahun 1900 pewarna sintetis mulai menggeser bak-bak lama. Prosesnya cepat, hasilnya rata, harganya murah, dan warnanya tak mungkin diperoleh dari tumbuhan. Banyak kain indah berutang kecerahan kepadanya, dan itu bukan aib.

Belakangan pewarna alam kembali dipakai di sejumlah sanggar. Bersamanya muncul pertanyaan yang layak diajukan:

1. Tumbuhan apa, dari mana? Kulit kayu yang dikupas sembarangan bisa mematikan pohonnya.
2. Apa pengikatnya? Tawas, kapur, dan tunjung masing-masing menggeser warna.
3. Ke mana air limbahnya? *Alami* belum tentu tanpa dampak.

> Celup di tempat teduh, jemur di tempat teduh, dan jangan menghitung celupan.

## Saksikan sendiri

Mintalah juru celup memasukkan secarik kain putih ke bak nila. Saat hijau berubah menjadi biru sudah sepadan dengan perjalanan Anda. Daftar sanggarnya ada di [halaman komunitas](/communities).
`,
  category: 'heritage',
  publishedAt: '2026-04-13T10:00:00+07:00',
};
