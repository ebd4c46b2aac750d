-- AlterTable
ALTER TABLE "Image" ADD COLUMN     "captionEn" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "captionId" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "credit" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "NewsArticle" ADD COLUMN     "author" TEXT NOT NULL DEFAULT '';
