-- DropIndex
DROP INDEX "Partner_tier_id_idx";

-- AlterTable
ALTER TABLE "Partner" ADD COLUMN     "order" INTEGER NOT NULL DEFAULT 2147483647;

-- CreateIndex
CREATE INDEX "Partner_tier_order_id_idx" ON "Partner"("tier", "order", "id");
