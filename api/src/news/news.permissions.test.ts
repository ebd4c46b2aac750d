import { testPermissions } from '../testing/testPermissions.ts';
import { newsMatrix } from './news.matrix.ts';

testPermissions(newsMatrix);
