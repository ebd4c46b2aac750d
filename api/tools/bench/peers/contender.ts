import type { Listening } from '../kit/running.ts';

/**
 * The requests of one row, by number from 0: each a new one, or one whose answer may be kept. `null` for what a server
 * does not offer.
 */
export type Requests = ((number: number) => Buffer) | null;

/** What every server is asked. The articles are the same: 1,000, of which the newest come first. */
export interface Questions {
  list: Requests;
  listKept: Requests;
  article: Requests;
  articleKept: Requests;
  restList: Requests;
  restListKept: Requests;
  restArticle: Requests;
  restArticleKept: Requests;
  create: Requests;
}

/** A server to compare, on its own filled database. */
export interface Contender {
  /** Starts it, as it is deployed. */
  start: () => Promise<Listening>;
  /** Asks for the list. */
  list: Buffer;
  /** Signs in to the running server, and returns the requests. */
  questions: (server: Listening) => Promise<Questions>;
}

/** A list of this length is read. */
export const listLength = 12;
/** The number of articles. */
export const articleCount = 1_000;
/** The article that is read alone, in the middle of the list. */
export const articleNumber = 500;

/** The fields of an article in a list, and alone. */
export const listedFields = 'titleEn titleId excerptEn excerptId category featured publishedAt';
export const allFields = `${listedFields} contentEn contentId published`;

/** A new article. */
export const newArticle = {
  titleEn: 'Batik makers of Pekalongan open their workshops',
  titleId: 'Pembatik Pekalongan membuka sanggar mereka',
  excerptEn: 'Twelve families show visitors how wax and dye become cloth.',
  excerptId: 'Dua belas keluarga menunjukkan bagaimana malam dan warna menjadi kain.',
  contentEn: 'Visitors draw their own pattern with a *canting*, and take the cloth home in the evening.',
  contentId: 'Pengunjung menggambar pola mereka sendiri dengan *canting*, lalu membawa pulang kainnya.',
  category: 'culture',
};
