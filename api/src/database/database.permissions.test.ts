import { testPermissions } from '../testing/testPermissions.ts';
import { databaseMatrix } from './database.matrix.ts';
import { translationsMatrix } from './translations.matrix.ts';

testPermissions(databaseMatrix, translationsMatrix);
