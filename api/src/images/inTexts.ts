import { Prisma } from '../database/generated/client.ts';

// Which images a text refers to: the same for one image and for all.

/** The names and keys after the folders of images in a text, each up to what cannot be part of one. */
export const tokensIn = (text: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`SELECT (regexp_matches(${text}, '/(?:images|f)/([A-Za-z0-9._-]+)', 'g'))[1] AS token`;

/** Whether a token begins with an image’s name: what follows may be punctuation of the text. */
export const isName = (token: Prisma.Sql, name: Prisma.Sql): Prisma.Sql =>
  // The timestamp is for a hash join.
  Prisma.sql`(split_part(${token}, '_', 1) = split_part(${name}, '_', 1) AND starts_with(${token}, ${name}))`;

/** Whether a token is an image’s key at UploadThing. */
export const isKey = (token: Prisma.Sql, key: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`substring(${token} FROM '^[A-Za-z0-9]+') = ${key}`;

/** Whether a text refers to an image. The search for the name and the key skips most texts. */
export const refersTo = (text: Prisma.Sql, name: Prisma.Sql, key: Prisma.Sql): Prisma.Sql => Prisma.sql`
  ((strpos(${text}, ${name}) > 0 OR strpos(${text}, ${key}) > 0) AND EXISTS (
    SELECT 1 FROM (${tokensIn(text)}) found
    WHERE ${isName(Prisma.sql`token`, name)} OR ${isKey(Prisma.sql`token`, key)}))`;
