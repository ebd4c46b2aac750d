-- AlterTable
ALTER TABLE "NewsArticle" ADD COLUMN     "expireAt" TIMESTAMPTZ(3),
ADD COLUMN     "goLiveAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "NewsArticle_goLiveAt_idx" ON "NewsArticle"("goLiveAt") WHERE ("goLiveAt" IS NOT NULL);

-- CreateIndex
CREATE INDEX "NewsArticle_expireAt_idx" ON "NewsArticle"("expireAt") WHERE ("expireAt" IS NOT NULL);
