import { accountMatrix } from '../auth/account.matrix.ts';
import { authMatrix } from '../auth/auth.matrix.ts';
import { firstPasskeyMatrix, passkeysMatrix } from '../auth/passkeys.matrix.ts';
import { factorRequirementMatrix } from '../auth/factorRequirement.matrix.ts';
import { secondFactorMatrix } from '../auth/secondFactor.matrix.ts';
import { peopleMatrix } from '../auth/people.matrix.ts';
import { resetPasswordMatrix } from '../auth/resetPassword.matrix.ts';
import { communityMatrices } from '../communities/communities.matrix.ts';
import { contactMatrix } from '../contact/contact.matrix.ts';
import { contentMatrix } from '../content/content.matrix.ts';
import { databaseMatrix } from '../database/database.matrix.ts';
import { translationsMatrix } from '../database/translations.matrix.ts';
import { graphqlMatrix } from '../graphql/graphql.matrix.ts';
import { glossaryMatrix } from '../glossary/glossary.matrix.ts';
import { historyMatrix } from '../history/history.matrix.ts';
import { imagesMatrix } from '../images/images.matrix.ts';
import { unclaimedFilesMatrix } from '../images/unclaimedFiles.matrix.ts';
import { launchCheckMatrix } from '../launchCheck/launchCheck.matrix.ts';
import { overloadMatrix } from '../limits/overload.matrix.ts';
import { newsMatrix } from '../news/news.matrix.ts';
import { newsletterMatrix } from '../newsletter/newsletter.matrix.ts';
import { operationsMatrix } from '../operations/operations.matrix.ts';
import { pagesMatrix } from '../pages/pages.matrix.ts';
import { presenceMatrix } from '../presence/presence.matrix.ts';
import { partnerMatrices } from '../partners/partners.matrix.ts';
import { patternMatrices } from '../patterns/patterns.matrix.ts';
import { zoomMatrix } from '../patterns/zoom.matrix.ts';
import { placeholderMatrix } from '../placeholder/placeholder.matrix.ts';
import { clothMatrix } from '../provinces/cloth.matrix.ts';
import { previewMatrix } from '../preview/preview.matrix.ts';
import { restMatrix } from '../rest/rest.matrix.ts';
import { reviewsMatrix } from '../reviews/reviews.matrix.ts';
import { findItemsMatrix } from '../search/findItems.matrix.ts';
import { searchMatrix } from '../search/search.matrix.ts';
import { timelineMatrices } from '../timeline/timeline.matrix.ts';
import { workingCopiesMatrix } from '../workingCopies/workingCopies.matrix.ts';
import type { Matrix } from './matrix.ts';

/** The whole matrix, one line for each noun. */
export const matrices: Matrix[] = [
  accountMatrix,
  authMatrix,
  firstPasskeyMatrix,
  passkeysMatrix,
  secondFactorMatrix,
  factorRequirementMatrix,
  peopleMatrix,
  resetPasswordMatrix,
  ...communityMatrices,
  contactMatrix,
  contentMatrix,
  databaseMatrix,
  graphqlMatrix,
  historyMatrix,
  imagesMatrix,
  launchCheckMatrix,
  newsMatrix,
  newsletterMatrix,
  operationsMatrix,
  overloadMatrix,
  pagesMatrix,
  presenceMatrix,
  ...partnerMatrices,
  ...patternMatrices,
  zoomMatrix,
  placeholderMatrix,
  clothMatrix,
  previewMatrix,
  restMatrix,
  reviewsMatrix,
  findItemsMatrix,
  searchMatrix,
  glossaryMatrix,
  ...timelineMatrices,
  translationsMatrix,
  unclaimedFilesMatrix,
  workingCopiesMatrix,
];
