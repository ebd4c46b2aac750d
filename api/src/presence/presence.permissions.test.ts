import { testPermissions } from '../testing/testPermissions.ts';
import { presenceMatrix } from './presence.matrix.ts';

testPermissions(presenceMatrix);
