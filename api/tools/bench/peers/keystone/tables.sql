-- The tables of Keystone's schema.prisma, as Prisma's schema engine would create them: that engine is a separate
-- download, which this benchmark does without.
CREATE TABLE "User" (
  "id" SERIAL PRIMARY KEY,
  "email" TEXT NOT NULL DEFAULT '',
  "password" TEXT NOT NULL
);
CREATE UNIQUE INDEX "User_email_key" ON "User" ("email");

CREATE TABLE "NewsArticle" (
  "id" SERIAL PRIMARY KEY,
  "titleEn" TEXT NOT NULL DEFAULT '',
  "titleId" TEXT NOT NULL DEFAULT '',
  "excerptEn" TEXT NOT NULL DEFAULT '',
  "excerptId" TEXT NOT NULL DEFAULT '',
  "contentEn" TEXT NOT NULL DEFAULT '',
  "contentId" TEXT NOT NULL DEFAULT '',
  "category" TEXT NOT NULL DEFAULT '',
  "imageUrl" TEXT NOT NULL DEFAULT '',
  "featured" BOOLEAN NOT NULL DEFAULT false,
  "published" BOOLEAN NOT NULL DEFAULT true,
  "publishedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "NewsArticle_publishedAt_idx" ON "NewsArticle" ("publishedAt");
