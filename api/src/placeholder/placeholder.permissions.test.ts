import { testPermissions } from '../testing/testPermissions.ts';
import { placeholderMatrix } from './placeholder.matrix.ts';

testPermissions(placeholderMatrix);
