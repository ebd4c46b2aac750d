import { testPermissions } from '../testing/testPermissions.ts';
import { overloadMatrix } from './overload.matrix.ts';

testPermissions(overloadMatrix);
