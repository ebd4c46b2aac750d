/** A sample article, complete in both languages (docs/product.md#sample-content). */
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
  /** The cloth of a motif that the article is about; otherwise the site chooses one. */
  imageUrl?: string;
  featured?: boolean;
  /** False for a draft. */
  published?: boolean;
  /** ISO 8601 with the offset of the newsroom’s time zone (+07:00). */
  publishedAt: string;
}
