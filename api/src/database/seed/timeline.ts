import type { Prisma } from '../generated/client.ts';

const picture = (seed: string) => `/api/placeholder/1200/800?seed=${seed}`;

/** The sample history, oldest first. Legends and citations are marked as such in the text. */
export const timelineItems: readonly Prisma.TimelineItemCreateManyInput[] = [
  {
    order: 1,
    yearEn: 'Before the 9th century',
    yearId: 'Sebelum abad ke-9',
    titleEn: 'Cloth that keeps the dye out',
    titleId: 'Kain yang menolak warna',
    descriptionEn:
      'Resist-dyed cloth, part of which is shielded from the dye, survives from late antique Egypt. Wax-resist screens from the eighth century are preserved in the Shōsōin, a temple treasury in Nara, Japan. When and how the technique came to Java is not known.',
    descriptionId:
      'Kain berpola rintang, yang sebagian permukaannya ditutup agar tidak terkena warna, masih tersisa dari Mesir akhir zaman kuno. Sekat ruang dari abad ke-8 yang dihias dengan rintang lilin tersimpan di Shōsōin, perbendaharaan sebuah kuil di Nara, Jepang. Kapan dan bagaimana teknik ini tiba di Jawa belum diketahui.',
    imageUrl: picture('resist-55'),
  },
  {
    order: 2,
    yearEn: '13th century',
    yearId: 'Abad ke-13',
    titleEn: 'Patterns in stone',
    titleId: 'Motif di atas batu',
    descriptionEn:
      'Statues of gods from the kingdom of Singhasari in East Java are dressed in finely carved cloth. Some of the patterns resemble kawung. Whether the sculptors had batik before them, or a woven or painted cloth, the stone does not say.',
    descriptionId:
      'Arca dewa di Jawa Timur dari masa Kerajaan Singhasari mengenakan kain yang dipahat halus. Sebagian motifnya menyerupai kawung. Apakah pemahatnya mencontoh batik, kain tenun, atau kain lukis, tidak dapat diketahui dari batunya.',
    imageUrl: picture('arca-2'),
  },
  {
    order: 3,
    yearEn: '1641',
    yearId: 'Tahun 1641',
    titleEn: 'A word in a ship’s papers',
    titleId: 'Sepatah kata dalam surat muatan kapal',
    descriptionEn:
      'A bill of lading from 1641 is often cited as the earliest Dutch record to contain a form of the word “batik.”',
    descriptionId:
      'Sebuah surat muatan kapal dari tahun 1641 kerap dirujuk sebagai catatan Belanda tertua yang memuat kata “batik” dalam salah satu ejaannya.',
    imageUrl: picture('1641-10'),
  },
  {
    order: 4,
    yearEn: '1817',
    yearId: 'Tahun 1817',
    titleEn: 'Batik in “The History of Java”',
    titleId: 'Batik dalam “The History of Java”',
    descriptionEn:
      'Thomas Stamford Raffles, lieutenant governor of Java until the previous year, publishes “The History of Java” in London. The book describes how cloth is waxed and dyed in Java, and introduces batik to readers in Europe.',
    descriptionId:
      'Di London terbit “The History of Java” karya Thomas Stamford Raffles, mantan letnan gubernur Jawa. Buku ini menguraikan cara kain dibatik dan dicelup di Jawa, dan dengan begitu memperkenalkan batik kepada pembaca di Eropa.',
    imageUrl: picture('raffles-11'),
  },
  {
    order: 5,
    yearEn: '19th century',
    yearId: 'Abad ke-19',
    titleEn: 'The copper stamp',
    titleId: 'Canting cap dari tembaga',
    descriptionEn:
      'The cap, a stamp of copper strips, comes into wide use, by most accounts around the middle of the century. Work that takes weeks with the canting is done in a fraction of the time, and workshops grow in the towns. Drawing by hand continues alongside it.',
    descriptionId:
      'Cap dari bilah tembaga mulai dipakai luas, menurut kebanyakan sumber sekitar pertengahan abad. Pekerjaan yang memakan waktu berminggu-minggu dengan canting tulis kini jauh lebih cepat selesai, dan bengkel batik tumbuh di perkotaan. Batik tulis tetap hidup berdampingan dengannya.',
    imageUrl: picture('cap-8'),
  },
  {
    order: 6,
    yearEn: '2009',
    yearId: 'Tahun 2009',
    titleEn: 'A heritage of humanity',
    titleId: 'Warisan budaya umat manusia',
    descriptionEn:
      'A UNESCO committee whose session closes on October 2 inscribes Indonesian Batik on the Representative List of the Intangible Cultural Heritage of Humanity. The same year, a presidential decree makes that date National Batik Day.',
    descriptionId:
      'Komite UNESCO yang menutup sidangnya pada 2 Oktober memasukkan Batik Indonesia ke dalam Daftar Representatif Warisan Budaya Takbenda Umat Manusia. Pada tahun yang sama, sebuah keputusan presiden menetapkan tanggal itu sebagai Hari Batik Nasional.',
    imageUrl: picture('2009-3'),
  },
  {
    order: 7,
    yearEn: '2024',
    yearId: 'Tahun 2024',
    titleEn: 'Mahkota Batik Indonesia is founded',
    titleId: 'Mahkota Batik Indonesia berdiri',
    descriptionEn:
      'A pageant that asks young women to know batik as well as wear it holds its first edition: 520 participants from 20 of the 38 provinces.',
    descriptionId:
      'Ajang pemilihan duta batik yang mengajak perempuan muda memahami batik, bukan sekadar memakainya, menggelar edisi perdana: 520 peserta dari 20 di antara 38 provinsi.',
    imageUrl: picture('2024-18'),
  },
  {
    order: 8,
    yearEn: '2025',
    yearId: 'Tahun 2025',
    titleEn: 'Wonders of Indonesian Batik',
    titleId: 'Pesona Batik Indonesia',
    descriptionEn:
      'The theme of the 2025 edition was “Wonders of Indonesian Batik.” Registration opened on January 10; the final contest ran from October 16 to 20.',
    descriptionId:
      'Edisi 2025 mengusung tema “Pesona Batik Indonesia”. Pendaftaran dibuka pada 10 Januari 2025; babak final berlangsung pada 16–20 Oktober 2025.',
    imageUrl: picture('2025-30'),
  },
];
