// The schema is the sum of the nouns: one line each.
import './scalars.ts';
import './errors.ts';
import '../auth/auth.graphql.ts';
import '../news/news.graphql.ts';
import { builder } from './builder.ts';

export const schema = builder.toSchema();
