import { testPermissions } from '../testing/testPermissions.ts';
import { graphqlMatrix } from './graphql.matrix.ts';

testPermissions(graphqlMatrix);
