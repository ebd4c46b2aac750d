-- AlterTable
ALTER TABLE "ApiToken" ADD COLUMN     "capabilities" TEXT;
