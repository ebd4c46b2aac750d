import { testPermissions } from '../testing/testPermissions.ts';
import { historyMatrix } from './history.matrix.ts';

testPermissions(historyMatrix);
