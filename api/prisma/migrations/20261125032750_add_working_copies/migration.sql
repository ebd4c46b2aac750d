-- CreateTable
CREATE TABLE "WorkingCopy" (
    "id" SERIAL NOT NULL,
    "entity" TEXT NOT NULL,
    "itemId" INTEGER,
    "newKey" TEXT,
    "baseVersion" INTEGER NOT NULL,
    "changes" JSONB NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "titleEn" TEXT NOT NULL,
    "titleId" TEXT NOT NULL,
    "keptBy" TEXT NOT NULL,
    "keptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "inTrash" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "WorkingCopy_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "WorkingCopy_newKey_key" ON "WorkingCopy"("newKey");

-- CreateIndex
CREATE INDEX "WorkingCopy_inTrash_keptAt_id_idx" ON "WorkingCopy"("inTrash", "keptAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "WorkingCopy_entity_itemId_key" ON "WorkingCopy"("entity", "itemId");
