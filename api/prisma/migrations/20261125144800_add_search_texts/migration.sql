-- Title and content in lower case, each with a line break between them, which no searched word has: a search then
-- compares as they are instead of lowering every text again. Stored beside the row (MAIN), since a search reads many.
ALTER TABLE "NewsArticle"
  ADD COLUMN "searchEn" TEXT GENERATED ALWAYS AS (lower("titleEn" || chr(10) || "contentEn")) STORED,
  ADD COLUMN "searchId" TEXT GENERATED ALWAYS AS (lower("titleId" || chr(10) || "contentId")) STORED,
  ALTER COLUMN "searchEn" SET STORAGE MAIN,
  ALTER COLUMN "searchId" SET STORAGE MAIN;

-- DropIndex
DROP INDEX "NewsArticle_titleEn_contentEn_idx";

-- DropIndex
DROP INDEX "NewsArticle_titleId_contentId_idx";

-- CreateIndex
CREATE INDEX "NewsArticle_titleEn_searchEn_idx" ON "NewsArticle" USING GIN ("titleEn" gin_trgm_ops, "searchEn" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "NewsArticle_titleId_searchId_idx" ON "NewsArticle" USING GIN ("titleId" gin_trgm_ops, "searchId" gin_trgm_ops);
