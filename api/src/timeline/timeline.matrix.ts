import { managedMatrix, nounMatrix } from '../testing/noun/matrix.ts';
import { timelineNoun } from './timeline.samples.ts';

/** Permissions for the history timeline. */
export const timelineMatrices = [
  nounMatrix(timelineNoun, {
    write: 'timeline.write',
    everyone:
      'id databaseId yearEn yearId titleEn titleId descriptionEn descriptionId imageUrl image order active version',
  }),
  managedMatrix(timelineNoun, 'timeline.read', 'timeline.write'),
];
