-- CreateIndex
CREATE INDEX "ContactMessage_type_createdAt_id_idx" ON "ContactMessage"("type", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ContactMessage_handledAt_idx" ON "ContactMessage"("handledAt");
