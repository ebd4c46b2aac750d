-- AlterTable
ALTER TABLE "WorkingCopy" ADD COLUMN     "duplicates" INTEGER;
