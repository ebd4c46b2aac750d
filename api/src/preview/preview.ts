import { may } from '../auth/capabilities.ts';
import type { Viewer } from '../auth/viewer.ts';
import { communityRules } from '../communities/communities.ts';
import { prisma } from '../database/client.ts';
import { delegateOf, modelNamed } from '../database/delegates.ts';
import type { ResourceRow } from '../database/resource.ts';
import { newsRules } from '../news/news.ts';
import { patternRules } from '../patterns/patterns.ts';
import { databaseId } from '../inputFields.ts';
import { changesIn } from '../workingCopies/changes.ts';
import { previewRow } from './previewRow.ts';

// The page of an item as readers would see it, from its working copy (docs/product.md#preview).

/** The nouns whose items have pages: the path above an item’s number, and what makes an item public. */
const nouns = [
  { path: 'news', rules: newsRules, isPublic: { published: true } },
  { path: 'communities', rules: communityRules, isPublic: { active: true } },
  { path: 'heritage', rules: patternRules, isPublic: {} },
] as const;

/** Replaces a row, whoever the viewer is. */
export interface PreviewedRow {
  /** The GraphQL type of the row. */
  entity: string;
  row: ResourceRow;
}

export interface Preview extends PreviewedRow {
  /** When what it shows was kept. */
  keptAt: Date;
}

/** Whose page is previewed: an item’s, or that of one that is not stored yet. */
export interface PreviewedPlace {
  entity: string;
  itemId: number | null;
  newKey: string | null;
}

/** The longest key of a new item; a parameter that is longer is a link. */
export const longestKey = 100;

const nounOf = (entity: string) => nouns.find(({ rules }) => modelNamed(rules.model) === entity);

/** The path of an item’s page, where 0 stands for an item that is not stored yet; null if it has none. */
export function pathOf({ entity, itemId }: Pick<PreviewedPlace, 'entity' | 'itemId'>): string | null {
  const noun = nounOf(entity);
  return noun ? `/${noun.path}/${itemId ?? 0}` : null;
}

/** The item whose page is at a path. */
export function placeAt(pathname: string): Pick<PreviewedPlace, 'entity' | 'itemId'> | null {
  const [, name, digits] = /^\/([a-z]+)\/(\d+)$/.exec(pathname) ?? [];
  const noun = nouns.find(({ path }) => path === name);
  const itemId = databaseId.safeParse(Number(digits)).data ?? null;
  return noun ? { entity: modelNamed(noun.rules.model), itemId } : null;
}

/** The page of an item with its working copy as it is now; null if there is neither. */
export async function readPreview({ entity, itemId, newKey }: PreviewedPlace): Promise<Preview | null> {
  const noun = nounOf(entity);
  if (!noun) return null;
  const { rules, isPublic } = noun;
  const [copy, stored] = await Promise.all([
    prisma.workingCopy.findFirst({ where: { entity, itemId, newKey, inTrash: false } }),
    itemId === null
      ? null
      : delegateOf<ResourceRow & { updatedAt: Date }>(prisma, rules.model).findUnique({
          where: { id: itemId },
        }),
  ]);
  if (itemId === null ? !copy : !stored) return null;
  const row = { ...previewRow(rules.input, stored, copy ? changesIn(copy) : []), ...isPublic };
  return { entity, row, keptAt: copy?.keptAt ?? stored?.updatedAt ?? new Date() };
}

/**
 * The preview that an editor opens with `?preview=copy`, or of a new item, at number 0, with the key of its working copy;
 * null for those who may not change the item, and without a working copy of that key.
 */
export async function editorsPreview(
  viewer: Viewer,
  { pathname, searchParams }: URL,
): Promise<Preview | null> {
  const place = placeAt(pathname);
  const newKey = searchParams.get('preview') ?? '';
  if (!place || newKey === '' || newKey.length > longestKey) return null;
  const write = nounOf(place.entity)?.rules.write;
  if (!write || !may(viewer, write) || !may(viewer, 'workingCopies.read')) return null;
  return readPreview({ ...place, newKey: place.itemId === null ? newKey : null });
}
