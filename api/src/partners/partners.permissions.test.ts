import { testPermissions } from '../testing/testPermissions.ts';
import { partnerMatrices } from './partners.matrix.ts';

testPermissions(...partnerMatrices);
