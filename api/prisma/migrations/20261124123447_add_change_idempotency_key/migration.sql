-- AlterTable
ALTER TABLE "Change" ADD COLUMN     "idempotencyKey" TEXT,
ADD COLUMN     "requestDigest" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Change_idempotencyKey_key" ON "Change"("idempotencyKey");
