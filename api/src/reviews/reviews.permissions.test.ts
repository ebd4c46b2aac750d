import { testPermissions } from '../testing/testPermissions.ts';
import { useTestJobs } from '../testing/testJobs.ts';
import { reviewsMatrix } from './reviews.matrix.ts';

testPermissions(reviewsMatrix);
useTestJobs();
