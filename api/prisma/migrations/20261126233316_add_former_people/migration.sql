-- CreateTable
CREATE TABLE "FormerPerson" (
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "FormerPerson_pkey" PRIMARY KEY ("email")
);
