import { testPermissions } from '../testing/testPermissions.ts';
import { zoomMatrix } from './zoom.matrix.ts';

testPermissions(zoomMatrix);
