-- AlterTable
ALTER TABLE "AdminUser" ADD COLUMN     "deviceKey" UUID NOT NULL DEFAULT gen_random_uuid();
