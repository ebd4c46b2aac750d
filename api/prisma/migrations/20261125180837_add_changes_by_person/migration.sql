-- CreateIndex
CREATE INDEX "Change_by_id_idx" ON "Change"("by", "id" DESC);
