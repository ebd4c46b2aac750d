import { testPermissions } from '../testing/testPermissions.ts';
import { pagesMatrix } from './pages.matrix.ts';

testPermissions(pagesMatrix);
