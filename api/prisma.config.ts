import { defineConfig } from 'prisma/config';

// `prisma generate` only checks that a schema engine exists; what compares schemas uses the WebAssembly build
// (src/database/schemaDrift.ts), so any existing file saves a download.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= 'node_modules/prisma/package.json';

export default defineConfig({ schema: './prisma/schema.prisma' });
