import { testPermissions } from '../testing/testPermissions.ts';
import { imagesMatrix } from './images.matrix.ts';
import { unclaimedFilesMatrix } from './unclaimedFiles.matrix.ts';

testPermissions(imagesMatrix, unclaimedFilesMatrix);
