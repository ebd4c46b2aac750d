import type { Prisma } from '../generated/client.ts';

const picture = (seed: string) => `/api/placeholder/1200/800?seed=${seed}`;

/** The sample history, oldest first. What is only told or cited says so. */
export const timelineItems: readonly Prisma.TimelineItemCreateManyInput[] = [
  {
    order: 1,
    yearEn: 'Before the 9th century',
    yearId: 'Sebelum abad ke-9',
    titleEn: 'Cloth that keeps the dye out',
    titleId: 'Kain yang menahan warna',
    descriptionEn:
      'Cloth patterned with a resist, which keeps the dye away, survives from late antique Egypt. Screens waxed in this way in the eighth century are kept in the Shōsōin, the treasury of a temple at Nara in Japan. When and how the technique came to Java is not known.',
    descriptionId:
      'Kain berpola rintang, yang sebagian permukaannya ditutup agar tidak terkena warna, masih tersisa dari Mesir akhir zaman kuno. Sekat ruang dari abad ke-8 yang dihias dengan rintang lilin tersimpan di Shōsōin, perbendaharaan sebuah kuil di Nara, Jepang. Kapan dan bagaimana teknik ini tiba di Jawa belum diketahui.',
    imageUrl: picture('resist-55'),
  },
  {
    order: 2,
    yearEn: '12th–13th century',
    yearId: 'Abad ke-12 hingga ke-13',
    titleEn: 'Patterns in stone',
    titleId: 'Motif di atas batu',
    descriptionEn:
      'Statues of gods in East Java, from the kingdoms of Kediri and Singhasari, are dressed in finely carved cloth. Some of the patterns resemble kawung. Whether the sculptors had batik before them, or a woven or painted cloth, the stone does not tell.',
    descriptionId:
      'Arca dewa di Jawa Timur dari masa Kediri dan Singhasari mengenakan kain yang dipahat halus. Sebagian motifnya menyerupai kawung. Apakah pemahatnya mencontoh batik, kain tenun, atau kain lukis, batu tidak bercerita.',
    imageUrl: picture('arca-2'),
  },
  {
    order: 3,
    yearEn: '1641',
    yearId: 'Tahun 1641',
    titleEn: 'A word in a ship’s papers',
    titleId: 'Sepatah kata dalam surat muatan kapal',
    descriptionEn:
      'A bill of lading of 1641, for a ship from Batavia to Bengkulu, is cited as the earliest Dutch record with a form of the word “batik”.',
    descriptionId:
      'Surat muatan kapal tahun 1641, dari Batavia menuju Bengkulu, kerap dirujuk sebagai catatan Belanda tertua yang memuat kata “batik” dalam salah satu ejaannya.',
    imageUrl: picture('1641-10'),
  },
  {
    order: 4,
    yearEn: '1817',
    yearId: 'Tahun 1817',
    titleEn: 'Batik in “The History of Java”',
    titleId: 'Batik dalam “The History of Java”',
    descriptionEn:
      'Thomas Stamford Raffles, until the year before lieutenant-governor of Java, publishes “The History of Java” in London. The book describes how cloth is waxed and dyed in Java, and so tells readers in Europe about batik.',
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
      'The cap, a stamp of copper strips, comes into wide use, by most accounts around the middle of the century. Work that takes weeks with the canting is done in a fraction of the time, and workshops grow in the towns. Drawing by hand goes on beside it.',
    descriptionId:
      'Cap dari bilah tembaga mulai dipakai luas, menurut kebanyakan sumber sekitar pertengahan abad. Pekerjaan yang memakan waktu berminggu-minggu dengan canting tulis kini jauh lebih cepat selesai, dan bengkel-bengkel tumbuh di perkotaan. Batik tulis tetap berjalan di sampingnya.',
    imageUrl: picture('cap-8'),
  },
  {
    order: 6,
    yearEn: '2009',
    yearId: 'Tahun 2009',
    titleEn: 'A heritage of humanity',
    titleId: 'Warisan budaya kemanusiaan',
    descriptionEn:
      'On 2 October UNESCO inscribes Indonesian Batik on the Representative List of the Intangible Cultural Heritage of Humanity. The same year a presidential decree makes the date National Batik Day.',
    descriptionId:
      'Pada 2 Oktober UNESCO memasukkan Batik Indonesia ke dalam Daftar Representatif Warisan Budaya Takbenda Kemanusiaan. Pada tahun yang sama, sebuah keputusan presiden menetapkan tanggal itu sebagai Hari Batik Nasional.',
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
      'Ajang yang mengajak perempuan muda memahami batik, bukan sekadar memakainya, menggelar edisi perdana: 520 peserta dari 20 di antara 38 provinsi.',
    imageUrl: picture('2024-18'),
  },
  {
    order: 8,
    yearEn: '2025',
    yearId: 'Tahun 2025',
    titleEn: 'Wonders of Indonesian Batik',
    titleId: 'Pesona Batik Indonesia',
    descriptionEn:
      'The edition of 2025 has the theme “Wonders of Indonesian Batik”. Registration opens on 10 January; the final contest runs from 16 to 20 October.',
    descriptionId:
      'Edisi 2025 mengusung tema “Pesona Batik Indonesia”. Pendaftaran dibuka pada 10 Januari; babak final berlangsung pada 16–20 Oktober.',
    imageUrl: picture('2025-30'),
  },
];
