// Writes schema.graphql, which the web reads.
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../src/graphql/schema.ts';
import { writeCommitted } from './writeCommitted.ts';

writeCommitted('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`);
