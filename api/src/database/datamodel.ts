import { getDatamodel } from './generated/pothosTypes.ts';

/** Prisma’s models with their columns, read once: each call of getDatamodel parses all of it. */
export const datamodel = getDatamodel();
