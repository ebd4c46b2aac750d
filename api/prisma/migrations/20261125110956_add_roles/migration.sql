-- CreateEnum
CREATE TYPE "AdminRole" AS ENUM ('owner', 'editor', 'author');

-- AlterTable
ALTER TABLE "AdminUser" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'id',
ADD COLUMN     "lastSeenAt" TIMESTAMPTZ(3),
ADD COLUMN     "name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "role" "AdminRole" NOT NULL DEFAULT 'owner';
