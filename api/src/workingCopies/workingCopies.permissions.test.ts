import { testPermissions } from '../testing/testPermissions.ts';
import { workingCopiesMatrix } from './workingCopies.matrix.ts';

testPermissions(workingCopiesMatrix);
