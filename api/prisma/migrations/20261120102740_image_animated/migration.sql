-- AlterTable
ALTER TABLE "Image" ADD COLUMN     "animated" BOOLEAN NOT NULL DEFAULT false;
