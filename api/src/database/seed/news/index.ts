import { caringForBatik } from './caringForBatik.ts';
import { coastalTowns } from './coastalTowns.ts';
import { courtPatterns } from './courtPatterns.ts';
import { dyeBaths } from './dyeBaths.ts';
import { finalWeek } from './finalWeek.ts';
import { firstChapter } from './firstChapter.ts';
import { firstEditionInFigures } from './firstEditionInFigures.ts';
import { giriloyo } from './giriloyo.ts';
import { laweyanAndKauman } from './laweyanAndKauman.ts';
import { nationalBatikDay } from './nationalBatikDay.ts';
import { plainClothToBatik } from './plainClothToBatik.ts';
import { readingTheCloth } from './readingTheCloth.ts';
import { registrationOpens } from './registrationOpens.ts';
import type { SeedArticle } from './seedArticle.ts';
import { truntumAndSekarJagad } from './truntumAndSekarJagad.ts';
import { waxAndCanting } from './waxAndCanting.ts';

/** The sample articles, oldest first. */
export const articles: readonly SeedArticle[] = [
  firstChapter,
  waxAndCanting,
  laweyanAndKauman,
  firstEditionInFigures,
  registrationOpens,
  coastalTowns,
  plainClothToBatik,
  readingTheCloth,
  finalWeek,
  courtPatterns,
  dyeBaths,
  truntumAndSekarJagad,
  nationalBatikDay,
  giriloyo,
  caringForBatik,
];
