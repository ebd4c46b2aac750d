import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import { openInMemory } from './embedded.ts';
import { migrate } from './migrate.ts';
import { adapterFor } from './source.ts';

const configDir = join(import.meta.dirname, '../../prisma');

/** Instantiates Prisma’s schema engine, compiled to WebAssembly, so that no native engine is downloaded. */
async function loadEngine(): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = readFileSync(join(wasm, '../schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': engineModule as unknown as WebAssembly.ModuleImports,
  });
  engineModule.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/**
 * The SQL that would turn the migrated schema into schema.prisma; undefined if they match. Compared in
 * memory, where the engine can introspect everything.
 */
export async function schemaDrift(): Promise<string | undefined> {
  const path = join(configDir, 'schema.prisma');
  const files = [{ path, content: readFileSync(path, 'utf8') }];
  const pglite = await openInMemory();
  try {
    await migrate({ pglite });
    await loadEngine();
    const engine = await engineModule.SchemaEngine.new(
      { datamodels: files.map((file) => [file.path, file.content]) },
      () => {},
      bindMigrationAwareSqlAdapterFactory(adapterFor({ pglite })),
    );
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    engine.free();
    return exitCode === 0 ? undefined : (stdout ?? '');
  } finally {
    await pglite.close();
  }
}
