import { entities } from '../database/entities.ts';
import type { Change } from '../database/generated/client.ts';
import { frameInput } from '../images/frame.ts';
import { modelNamed } from '../database/delegates.ts';
import { declaredRight } from '../translation/marks.ts';
import { partnerInput } from '../partners/partners.ts';

/** A field’s change; values are text, or JSON for other types. */
export interface ChangedField {
  name: string;
  before: string | null;
  after: string | null;
}

/** The fields that editors see for each kind of row; the history contains the others, but does not show them. */
const shown: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    entities.map(({ model, input }) => [modelNamed(model), Object.keys(input?.shape ?? {})]),
  ),
  // Its key is its title.
  ContentEntry: ['valueEn', 'valueId', 'hidden'],
  Partner: [...Object.keys(partnerInput.shape), 'order'],
  ContactMessage: ['name', 'email', 'subject', 'message', 'type', 'language', 'handledAt'],
  NewsletterSubscriber: ['email', 'language'],
  AdminUser: ['email', 'name', 'portraitUrl', 'role', 'language', 'externalId', 'invitedAt', 'disabledAt'],
  FactorRequirement: ['requiredAt'],
  Image: [
    'name',
    'url',
    'size',
    'type',
    'width',
    'height',
    'animated',
    'title',
    'altEn',
    'altId',
    'captionEn',
    'captionId',
    'credit',
    ...Object.keys(frameInput),
  ],
};

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The fields that differ visibly between the row before and after. */
export function changedFields({
  entity,
  before,
  after,
}: Pick<Change, 'entity' | 'before' | 'after'>): ChangedField[] {
  const was = (before ?? {}) as Record<string, unknown>;
  const is = (after ?? {}) as Record<string, unknown>;
  return (
    (shown[entity ?? ''] ?? [])
      .map((name) => ({ name, before: asText(was[name]), after: asText(is[name]) }))
      // An empty text and no value look the same.
      .filter((field) => (field.before ?? '') !== (field.after ?? ''))
  );
}

/** The texts that an editor declared to be still right, although the other language had changed. */
export function textsDeclaredRight({
  action,
  entity,
  before,
  after,
}: Pick<Change, 'action' | 'entity' | 'before' | 'after'>): string[] {
  if (entity === null || action !== 'updated') return [];
  return declaredRight(entity, Object(before), Object(after));
}
