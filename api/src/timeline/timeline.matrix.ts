import { managedMatrix, nounMatrix } from '../testing/noun/matrix.ts';
import { timelineNoun } from './timeline.samples.ts';

/** Permissions for the history timeline. */
export const timelineMatrices = [
  nounMatrix(timelineNoun, {
    write: 'timeline.write',
    publish: 'timeline.publish',
    everyone:
      'id databaseId yearEn yearId titleEn titleId descriptionEn descriptionId imageUrl image order active version',
  }),
  managedMatrix(timelineNoun, {
    read: 'timeline.read',
    write: 'timeline.write',
    publish: 'timeline.publish',
  }),
];
