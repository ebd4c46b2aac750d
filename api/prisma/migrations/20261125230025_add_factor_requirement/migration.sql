-- AlterEnum
ALTER TYPE "SecurityEventKind" ADD VALUE 'factorRequired';
ALTER TYPE "SecurityEventKind" ADD VALUE 'factorNotRequired';

-- CreateTable
CREATE TABLE "FactorRequirement" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "requiredAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "requiredBy" TEXT NOT NULL,

    CONSTRAINT "FactorRequirement_pkey" PRIMARY KEY ("id")
);
