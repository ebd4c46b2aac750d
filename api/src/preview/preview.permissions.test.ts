import { testPermissions } from '../testing/testPermissions.ts';
import { previewMatrix } from './preview.matrix.ts';

testPermissions(previewMatrix);
