import { hasCapability, may } from '../auth/capabilities.ts';
import type { Viewer } from '../auth/viewer.ts';
import { communityRules } from '../communities/communities.ts';
import { prisma } from '../database/client.ts';
import { delegateOf, modelNamed, type ResourceRow } from '../database/resource.ts';
import { newsRules } from '../news/news.ts';
import { patternRules } from '../patterns/patterns.ts';
import { databaseId } from '../validation.ts';
import type { CopyChange } from '../workingCopies/workingCopies.ts';
import { previewRow } from './previewRow.ts';

// The page of an item as readers would see it, from its working copy (docs/product.md#preview).

/** The nouns whose items have pages: the path above an item’s number, and what makes an item public. */
const nouns = [
  { path: 'news', rules: newsRules, isPublic: { published: true } },
  { path: 'communities', rules: communityRules, isPublic: { active: true } },
  { path: 'heritage', rules: patternRules, isPublic: {} },
] as const;

type Noun = (typeof nouns)[number];

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
const longestKey = 100;

/** The noun, and the number of the item, at a page’s path; 0 stands for a new item. */
function itemAt(path: string): { noun: Noun; id: number } | null {
  const [, name, digits] = /^\/([a-z]+)\/(\d+)$/.exec(path) ?? [];
  const noun = nouns.find((one) => one.path === name);
  return noun ? { noun, id: databaseId.safeParse(Number(digits)).data ?? 0 } : null;
}

/** The page of an item with its working copy as it is now; null if there is neither. */
export async function readPreview({ entity, itemId, newKey }: PreviewedPlace): Promise<Preview | null> {
  const noun = nouns.find(({ rules }) => modelNamed(rules.model) === entity);
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
  const changes = (copy?.changes ?? []) as unknown as CopyChange[];
  const row = { ...previewRow(rules.input, stored, changes), ...isPublic };
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
  const { noun, id } = itemAt(pathname) ?? {};
  const key = searchParams.get('preview') ?? '';
  const { admin } = viewer;
  const isEditor =
    admin && noun && may(viewer, 'workingCopies.read') && hasCapability(admin.role, noun.rules.write);
  if (!isEditor || key === '' || key.length > longestKey) return null;
  return readPreview({
    entity: modelNamed(noun.rules.model),
    ...(id === 0 ? { itemId: null, newKey: key } : { itemId: id ?? null, newKey: null }),
  });
}
