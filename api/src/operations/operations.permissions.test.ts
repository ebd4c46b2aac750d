import { testPermissions } from '../testing/testPermissions.ts';
import { operationsMatrix } from './operations.matrix.ts';

testPermissions(operationsMatrix);
