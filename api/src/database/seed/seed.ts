import { prisma } from '../client.ts';
import { articles } from './news/index.ts';

/** Adds the sample content that is not there yet, in one transaction. Seeding twice adds nothing twice. */
export async function seed(): Promise<void> {
  await prisma.$transaction(async (transaction) => {
    const existing = await transaction.newsArticle.findMany({
      where: { titleEn: { in: articles.map(({ titleEn }) => titleEn) } },
      select: { titleEn: true },
    });
    const known = new Set(existing.map(({ titleEn }) => titleEn));
    await transaction.newsArticle.createMany({ data: articles.filter(({ titleEn }) => !known.has(titleEn)) });
  });
}
