import { testPermissions } from '../testing/testPermissions.ts';
import { launchCheckMatrix } from './launchCheck.matrix.ts';

testPermissions(launchCheckMatrix);
