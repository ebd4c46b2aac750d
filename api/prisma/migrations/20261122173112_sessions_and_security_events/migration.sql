-- CreateEnum
CREATE TYPE "SecurityEventKind" AS ENUM ('signedIn', 'newDevice', 'signInFailed', 'confirmationFailed', 'passwordChanged', 'sessionEnded', 'refreshTokenReused', 'tokenCreated', 'tokenRevoked');

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "authenticatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "refreshKey" UUID NOT NULL DEFAULT gen_random_uuid();

-- CreateTable
CREATE TABLE "SecurityEvent" (
    "id" SERIAL NOT NULL,
    "kind" "SecurityEventKind" NOT NULL,
    "adminUserId" INTEGER,
    "email" TEXT NOT NULL DEFAULT '',
    "network" TEXT NOT NULL DEFAULT '',
    "browser" TEXT,
    "system" TEXT,
    "detail" TEXT NOT NULL DEFAULT '',
    "count" INTEGER NOT NULL DEFAULT 1,
    "bucket" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mailedAt" TIMESTAMPTZ(3),
    "mailAttempts" INTEGER NOT NULL DEFAULT 0,
    "nextMailAt" TIMESTAMPTZ(3),

    CONSTRAINT "SecurityEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SecurityEvent_bucket_key" ON "SecurityEvent"("bucket");

-- CreateIndex
CREATE INDEX "SecurityEvent_createdAt_id_idx" ON "SecurityEvent"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "SecurityEvent_adminUserId_kind_createdAt_idx" ON "SecurityEvent"("adminUserId", "kind", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "SecurityEvent_nextMailAt_idx" ON "SecurityEvent"("nextMailAt");

-- AddForeignKey
ALTER TABLE "SecurityEvent" ADD CONSTRAINT "SecurityEvent_adminUserId_fkey" FOREIGN KEY ("adminUserId") REFERENCES "AdminUser"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Sessions of before: they were opened by a sign-in, and end ninety days after it as well.
UPDATE "Session" SET
  "authenticatedAt" = "createdAt",
  "expiresAt" = LEAST("expiresAt", "createdAt" + interval '90 days');

-- What the history wrote down of columns that leave the database no more.
UPDATE "Change" SET "before" = "before" - 'token', "after" = "after" - 'token'
WHERE "entity" = 'NewsletterSubscriber';
