-- AlterTable
ALTER TABLE "WorkingCopy" ADD COLUMN     "isShared" BOOLEAN NOT NULL DEFAULT false;
