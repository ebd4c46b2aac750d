-- AlterTable
ALTER TABLE "Change" ADD COLUMN     "bulkId" UUID;

-- CreateIndex
CREATE INDEX "Change_bulkId_idx" ON "Change"("bulkId") WHERE ("bulkId" IS NOT NULL);

-- CreateIndex
CREATE INDEX "NewsArticle_updatedAt_id_idx" ON "NewsArticle"("updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "NewsArticle_titleEn_id_idx" ON "NewsArticle"("titleEn", "id");

-- CreateIndex
CREATE INDEX "NewsArticle_titleId_id_idx" ON "NewsArticle"("titleId", "id");
