-- AlterTable
ALTER TABLE "Change" ADD COLUMN     "overridden" JSONB;

-- CreateTable
CREATE TABLE "ExternalLink" (
    "hash" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "status" INTEGER,
    "checkedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ExternalLink_pkey" PRIMARY KEY ("hash")
);
