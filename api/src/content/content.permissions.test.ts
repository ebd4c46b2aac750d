import { testPermissions } from '../testing/testPermissions.ts';
import { contentMatrix } from './content.matrix.ts';

testPermissions(contentMatrix);
