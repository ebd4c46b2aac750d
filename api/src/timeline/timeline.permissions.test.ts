import { testPermissions } from '../testing/testPermissions.ts';
import { timelineMatrices } from './timeline.matrix.ts';

testPermissions(...timelineMatrices);
