import { testPermissions } from '../testing/testPermissions.ts';
import { contactMatrix } from './contact.matrix.ts';

testPermissions(contactMatrix);
