-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "SecurityEventKind" ADD VALUE 'authenticatorAdded';
ALTER TYPE "SecurityEventKind" ADD VALUE 'authenticatorRemoved';
ALTER TYPE "SecurityEventKind" ADD VALUE 'recoveryCodesMade';
ALTER TYPE "SecurityEventKind" ADD VALUE 'recoveryCodeUsed';
ALTER TYPE "SecurityEventKind" ADD VALUE 'factorsRemoved';

-- CreateTable
CREATE TABLE "Authenticator" (
    "adminUserId" INTEGER NOT NULL,
    "secret" TEXT,
    "lastStep" INTEGER NOT NULL DEFAULT 0,
    "addedAt" TIMESTAMPTZ(3),
    "pendingSecret" TEXT,
    "pendingUntil" TIMESTAMPTZ(3),

    CONSTRAINT "Authenticator_pkey" PRIMARY KEY ("adminUserId")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "id" SERIAL NOT NULL,
    "adminUserId" INTEGER NOT NULL,
    "codeHash" TEXT NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "RecoveryCode_codeHash_key" ON "RecoveryCode"("codeHash");

-- CreateIndex
CREATE INDEX "RecoveryCode_adminUserId_idx" ON "RecoveryCode"("adminUserId");

-- AddForeignKey
ALTER TABLE "Authenticator" ADD CONSTRAINT "Authenticator_adminUserId_fkey" FOREIGN KEY ("adminUserId") REFERENCES "AdminUser"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_adminUserId_fkey" FOREIGN KEY ("adminUserId") REFERENCES "AdminUser"("id") ON DELETE CASCADE ON UPDATE CASCADE;
