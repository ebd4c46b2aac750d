import { testPermissions } from '../testing/testPermissions.ts';
import { searchMatrix } from './search.matrix.ts';

testPermissions(searchMatrix);
