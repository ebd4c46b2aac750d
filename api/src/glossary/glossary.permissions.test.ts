import { testPermissions } from '../testing/testPermissions.ts';
import { glossaryMatrix } from './glossary.matrix.ts';

testPermissions(glossaryMatrix);
