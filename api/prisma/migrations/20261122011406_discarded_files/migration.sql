-- CreateTable
CREATE TABLE "DiscardedFile" (
    "key" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DiscardedFile_pkey" PRIMARY KEY ("key")
);
