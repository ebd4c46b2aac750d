-- AlterTable
ALTER TABLE "BatikPattern" ADD COLUMN     "rightTexts" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "Community" ADD COLUMN     "rightTexts" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "ContentEntry" ADD COLUMN     "rightTexts" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "Image" ADD COLUMN     "rightTexts" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "NewsArticle" ADD COLUMN     "rightTexts" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "TimelineItem" ADD COLUMN     "rightTexts" JSONB NOT NULL DEFAULT '{}';
