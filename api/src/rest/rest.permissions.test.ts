import { testPermissions } from '../testing/testPermissions.ts';
import { restMatrix } from './rest.matrix.ts';

testPermissions(restMatrix);
