-- CreateEnum
CREATE TYPE "ChangeAction" AS ENUM ('created', 'updated', 'deleted', 'restored', 'seeded', 'reset', 'imported');

-- CreateTable
CREATE TABLE "Change" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by" TEXT NOT NULL,
    "action" "ChangeAction" NOT NULL,
    "entity" TEXT,
    "rowId" INTEGER,
    "titleEn" TEXT NOT NULL DEFAULT '',
    "titleId" TEXT NOT NULL DEFAULT '',
    "before" JSONB,
    "after" JSONB,
    "trashedUntil" TIMESTAMPTZ(3),

    CONSTRAINT "Change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Change_entity_rowId_id_idx" ON "Change"("entity", "rowId", "id" DESC);

-- CreateIndex
CREATE INDEX "Change_trashedUntil_id_idx" ON "Change"("trashedUntil", "id" DESC);
