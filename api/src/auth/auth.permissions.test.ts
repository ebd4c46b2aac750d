import { testPermissions } from '../testing/testPermissions.ts';
import { accountMatrix } from './account.matrix.ts';
import { authMatrix } from './auth.matrix.ts';
import { factorRequirementMatrix } from './factorRequirement.matrix.ts';
import { firstPasskeyMatrix, passkeysMatrix } from './passkeys.matrix.ts';
import { secondFactorMatrix } from './secondFactor.matrix.ts';
import { peopleMatrix } from './people.matrix.ts';

testPermissions(
  accountMatrix,
  authMatrix,
  firstPasskeyMatrix,
  passkeysMatrix,
  secondFactorMatrix,
  factorRequirementMatrix,
  peopleMatrix,
);
