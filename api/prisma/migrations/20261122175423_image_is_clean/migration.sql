-- AlterTable
ALTER TABLE "Image" ADD COLUMN     "isClean" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "Image_isClean_id_idx" ON "Image"("isClean", "id");
