-- AlterTable
ALTER TABLE "Change" ADD COLUMN     "newKey" TEXT;

-- CreateIndex
CREATE INDEX "Change_newKey_idx" ON "Change"("newKey") WHERE ("newKey" IS NOT NULL);
