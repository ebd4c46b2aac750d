-- CreateIndex
CREATE INDEX "NewsArticle_behind_idx" ON "NewsArticle"("publishedAt" DESC, "id" DESC) WHERE (NOT ("rightTexts" = '{}'::jsonb));

-- CreateIndex
CREATE INDEX "NewsArticle_missing_idx" ON "NewsArticle"("publishedAt" DESC, "id" DESC) WHERE ((("titleEn" = ''::text) AND ("titleId" <> ''::text)) OR (("titleEn" <> ''::text) AND ("titleId" = ''::text)) OR (("titleId" = "titleEn") AND ("titleId" <> ''::text)) OR (("excerptEn" = ''::text) AND ("excerptId" <> ''::text)) OR (("excerptEn" <> ''::text) AND ("excerptId" = ''::text)) OR (("excerptId" = "excerptEn") AND ("excerptId" <> ''::text)) OR (("contentEn" = ''::text) AND ("contentId" <> ''::text)) OR (("contentEn" <> ''::text) AND ("contentId" = ''::text)) OR (("contentId" = "contentEn") AND ("contentId" <> ''::text)));
