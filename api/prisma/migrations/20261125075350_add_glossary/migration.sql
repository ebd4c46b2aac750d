-- CreateTable
CREATE TABLE "GlossaryTerm" (
    "id" SERIAL NOT NULL,
    "termEn" TEXT NOT NULL,
    "termId" TEXT NOT NULL,
    "wrongEn" TEXT NOT NULL DEFAULT '',
    "wrongId" TEXT NOT NULL DEFAULT '',
    "reasonEn" TEXT NOT NULL,
    "reasonId" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GlossaryTerm_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "GlossaryTerm_termEn_id_idx" ON "GlossaryTerm"("termEn", "id");
