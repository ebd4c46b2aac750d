import { nounMatrix } from '../testing/noun/matrix.ts';
import { patternNoun } from './patterns.samples.ts';

/** Permissions for batik patterns. */
export const patternMatrices = [
  nounMatrix(patternNoun, {
    write: 'patterns.write',
    publish: 'patterns.publish',
    everyone:
      'id databaseId nameEn nameId origin meaningEn meaningId descriptionEn descriptionId imageUrl image version previous next',
  }),
];
