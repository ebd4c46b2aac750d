import { useTestJobs } from '../testing/testJobs.ts';
import { testPermissionsOf } from '../testing/testPermissions.ts';
import { resetPasswordMatrix } from './resetPassword.matrix.ts';

testPermissionsOf({ SMTP_URL: 'smtp://127.0.0.1:9', CONTACT_TO: 'panitia@example.org' }, resetPasswordMatrix);
useTestJobs();
