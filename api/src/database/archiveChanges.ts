import type { Archive } from './archive.ts';
import type { Transaction } from './client.ts';
import { imageChanges, imagesIn } from './archivedImages.ts';
import { entities, tableOf } from './entities.ts';
import { holdsTheSame } from './laterVersions.ts';

/** What an import does to the rows of one entity. Rows are matched by id, images by name. */
export interface EntityChanges {
  entity: string;
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

/** The changes needed to replace the rows of the entities with those of the archive. */
export async function changesTo(archive: Archive, client: Transaction): Promise<EntityChanges[]> {
  const all: EntityChanges[] = [];
  for (const entity of entities) {
    const rows = await tableOf(entity, client).findMany({});
    const current = new Map(rows.map((row) => [row['id'], row]));
    const changes = { entity: entity.name, added: 0, changed: 0, removed: 0, unchanged: 0 };
    for (const row of archive.entities[entity.name] ?? []) {
      const before = current.get(row['id']);
      if (!before) changes.added++;
      else if (holdsTheSame(before, row)) changes.unchanged++;
      else changes.changed++;
    }
    changes.removed = current.size - changes.changed - changes.unchanged;
    all.push(changes);
  }
  return [...all, await imageChanges(imagesIn(archive), client)];
}
