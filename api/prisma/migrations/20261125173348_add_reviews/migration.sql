-- CreateEnum
CREATE TYPE "ReviewAnswer" AS ENUM ('published', 'sentBack', 'discarded');

-- CreateEnum
CREATE TYPE "CommentKind" AS ENUM ('comment', 'asked', 'published', 'sentBack', 'discarded');

-- CreateEnum
CREATE TYPE "NoticeKind" AS ENUM ('asked', 'published', 'sentBack', 'discarded', 'mentioned');

-- CreateTable
CREATE TABLE "Review" (
    "id" SERIAL NOT NULL,
    "entity" TEXT NOT NULL,
    "itemId" INTEGER,
    "newKey" TEXT,
    "titleEn" TEXT NOT NULL,
    "titleId" TEXT NOT NULL,
    "sentence" TEXT NOT NULL,
    "askedBy" TEXT NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answer" "ReviewAnswer",
    "comment" TEXT NOT NULL DEFAULT '',
    "answeredBy" TEXT NOT NULL DEFAULT '',
    "answeredAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "inTrash" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Comment" (
    "id" SERIAL NOT NULL,
    "entity" TEXT NOT NULL,
    "itemId" INTEGER,
    "newKey" TEXT,
    "kind" "CommentKind" NOT NULL DEFAULT 'comment',
    "text" TEXT NOT NULL DEFAULT '',
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "inTrash" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Comment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notice" (
    "id" SERIAL NOT NULL,
    "adminUserId" INTEGER NOT NULL,
    "kind" "NoticeKind" NOT NULL,
    "capability" TEXT NOT NULL,
    "itemId" INTEGER,
    "newKey" TEXT,
    "titleEn" TEXT NOT NULL,
    "titleId" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempt" INTEGER,

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NoticeMail" (
    "id" SERIAL NOT NULL,
    "adminUserId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mailedAt" TIMESTAMPTZ(3),
    "mailAttempts" INTEGER NOT NULL DEFAULT 0,
    "nextMailAt" TIMESTAMPTZ(3),

    CONSTRAINT "NoticeMail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Review_entity_itemId_idx" ON "Review"("entity", "itemId");

-- CreateIndex
CREATE INDEX "Review_newKey_idx" ON "Review"("newKey");

-- CreateIndex
CREATE INDEX "Review_askedAt_id_idx" ON "Review"("askedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Comment_entity_itemId_id_idx" ON "Comment"("entity", "itemId", "id");

-- CreateIndex
CREATE INDEX "Comment_newKey_idx" ON "Comment"("newKey");

-- CreateIndex
CREATE INDEX "Notice_adminUserId_id_idx" ON "Notice"("adminUserId", "id");

-- CreateIndex
CREATE INDEX "Notice_createdAt_idx" ON "Notice"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "NoticeMail_adminUserId_key" ON "NoticeMail"("adminUserId");

-- CreateIndex
CREATE INDEX "NoticeMail_nextMailAt_idx" ON "NoticeMail"("nextMailAt");

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_adminUserId_fkey" FOREIGN KEY ("adminUserId") REFERENCES "AdminUser"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeMail" ADD CONSTRAINT "NoticeMail_adminUserId_fkey" FOREIGN KEY ("adminUserId") REFERENCES "AdminUser"("id") ON DELETE CASCADE ON UPDATE CASCADE;
