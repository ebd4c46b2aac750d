-- CreateEnum
CREATE TYPE "Province" AS ENUM ('AC', 'SU', 'RI', 'KR', 'SB', 'JA', 'BE', 'SS', 'BB', 'LA', 'BT', 'JK', 'JB', 'JT', 'YO', 'JI', 'BA', 'KB', 'KT', 'KS', 'KI', 'KU', 'NB', 'NT', 'SA', 'GO', 'ST', 'SR', 'SN', 'SG', 'MU', 'MA', 'PD', 'PB', 'PT', 'PA', 'PE', 'PS');

-- AlterTable
ALTER TABLE "Community" ADD COLUMN     "province" "Province";

-- CreateIndex
CREATE INDEX "Community_province_id_idx" ON "Community"("province", "id");
