import { testPermissions } from '../testing/testPermissions.ts';
import { communityMatrices } from './communities.matrix.ts';

testPermissions(...communityMatrices);
