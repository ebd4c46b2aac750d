-- CreateEnum
CREATE TYPE "AccountLinkPurpose" AS ENUM ('invitation', 'passwordReset');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "SecurityEventKind" ADD VALUE 'accountInvited';
ALTER TYPE "SecurityEventKind" ADD VALUE 'invitationAccepted';
ALTER TYPE "SecurityEventKind" ADD VALUE 'passwordLinkCreated';
ALTER TYPE "SecurityEventKind" ADD VALUE 'roleChanged';
ALTER TYPE "SecurityEventKind" ADD VALUE 'accountRemoved';

-- AlterTable
ALTER TABLE "AdminUser" ADD COLUMN     "invitedAt" TIMESTAMPTZ(3),
ALTER COLUMN "language" SET DEFAULT '';

-- Nobody could choose a language before: mail to accounts stays in both.
UPDATE "AdminUser" SET "language" = '';

-- CreateTable
CREATE TABLE "AccountLink" (
    "id" SERIAL NOT NULL,
    "adminUserId" INTEGER,
    "purpose" "AccountLinkPurpose" NOT NULL,
    "secretHash" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "mailedAt" TIMESTAMPTZ(3),
    "mailAttempts" INTEGER NOT NULL DEFAULT 0,
    "nextMailAt" TIMESTAMPTZ(3),

    CONSTRAINT "AccountLink_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "AccountLink_secretHash_key" ON "AccountLink"("secretHash");

-- CreateIndex
CREATE INDEX "AccountLink_adminUserId_idx" ON "AccountLink"("adminUserId");

-- CreateIndex
CREATE INDEX "AccountLink_expiresAt_idx" ON "AccountLink"("expiresAt");

-- CreateIndex
CREATE INDEX "AccountLink_nextMailAt_idx" ON "AccountLink"("nextMailAt");

-- AddForeignKey
ALTER TABLE "AccountLink" ADD CONSTRAINT "AccountLink_adminUserId_fkey" FOREIGN KEY ("adminUserId") REFERENCES "AdminUser"("id") ON DELETE CASCADE ON UPDATE CASCADE;
