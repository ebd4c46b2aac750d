import { testPermissions } from '../testing/testPermissions.ts';
import { patternMatrices } from './patterns.matrix.ts';

testPermissions(...patternMatrices);
