import { testPermissions } from '../testing/testPermissions.ts';
import { clothMatrix } from './cloth.matrix.ts';

testPermissions(clothMatrix);
