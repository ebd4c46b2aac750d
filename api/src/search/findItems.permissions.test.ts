import { testPermissions } from '../testing/testPermissions.ts';
import { findItemsMatrix } from './findItems.matrix.ts';

testPermissions(findItemsMatrix);
