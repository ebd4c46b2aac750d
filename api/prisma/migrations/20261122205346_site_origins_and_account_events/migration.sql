-- AlterEnum
ALTER TYPE "SecurityEventKind" ADD VALUE 'accountCreated';
ALTER TYPE "SecurityEventKind" ADD VALUE 'accountDisabled';
ALTER TYPE "SecurityEventKind" ADD VALUE 'accountEnabled';
ALTER TYPE "SecurityEventKind" ADD VALUE 'identityLinked';

-- CreateTable
CREATE TABLE "SiteOrigin" (
    "origin" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3),

    CONSTRAINT "SiteOrigin_pkey" PRIMARY KEY ("origin")
);
