import { testPermissions } from '../testing/testPermissions.ts';
import { newsletterMatrix } from './newsletter.matrix.ts';

testPermissions(newsletterMatrix);
