-- DropIndex
DROP INDEX "Review_askedAt_id_idx";

-- AlterTable
ALTER TABLE "Review" ADD COLUMN     "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

UPDATE "Review" SET "changedAt" = coalesce("answeredAt", "askedAt");

-- CreateIndex
CREATE INDEX "Review_changedAt_id_idx" ON "Review"("changedAt" DESC, "id" DESC);
