/** One sample article, both languages complete (specification section 3, News article). */
export interface SeedArticle {
  titleEn: string;
  titleId: string;
  /** One or two sentences, plain text. */
  excerptEn: string;
  excerptId: string;
  /** Markdown. */
  contentEn: string;
  contentId: string;
  category: string;
  featured?: boolean;
  /** A draft when false. */
  published?: boolean;
  /** ISO 8601 with the offset of the newsroom's time zone (+07:00). */
  publishedAt: string;
}
