-- AlterTable
ALTER TABLE "ContentEntry" ADD COLUMN     "hidden" BOOLEAN NOT NULL DEFAULT false;
