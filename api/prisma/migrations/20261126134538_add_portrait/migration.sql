-- AlterTable
ALTER TABLE "AdminUser" ADD COLUMN     "portraitUrl" TEXT;
