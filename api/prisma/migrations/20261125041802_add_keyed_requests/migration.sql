-- CreateTable
CREATE TABLE "KeyedRequest" (
    "key" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "rowId" INTEGER,
    "isNew" BOOLEAN,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "KeyedRequest_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "KeyedRequest_at_idx" ON "KeyedRequest"("at");

-- The keys of the changes that are recorded until now.
INSERT INTO "KeyedRequest" ("key", "by", "digest", "rowId", "isNew", "at")
SELECT "idempotencyKey", "by", "requestDigest", "rowId", "action" = 'created', "at"
FROM "Change" WHERE "idempotencyKey" IS NOT NULL AND "requestDigest" IS NOT NULL;
