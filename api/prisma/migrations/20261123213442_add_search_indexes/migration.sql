-- CreateIndex
CREATE INDEX "BatikPattern_nameEn_meaningEn_descriptionEn_origin_idx" ON "BatikPattern" USING GIN ("nameEn" gin_trgm_ops, "meaningEn" gin_trgm_ops, "descriptionEn" gin_trgm_ops, "origin" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "BatikPattern_nameId_meaningId_descriptionId_origin_idx" ON "BatikPattern" USING GIN ("nameId" gin_trgm_ops, "meaningId" gin_trgm_ops, "descriptionId" gin_trgm_ops, "origin" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Community_nameEn_descriptionEn_location_idx" ON "Community" USING GIN ("nameEn" gin_trgm_ops, "descriptionEn" gin_trgm_ops, "location" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Community_nameId_descriptionId_location_idx" ON "Community" USING GIN ("nameId" gin_trgm_ops, "descriptionId" gin_trgm_ops, "location" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Partner_name_description_idx" ON "Partner" USING GIN ("name" gin_trgm_ops, "description" gin_trgm_ops);
