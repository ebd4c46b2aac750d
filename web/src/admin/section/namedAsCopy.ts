import type { FieldSet, FragmentKey, ValuesOf } from '../form/fieldSet.ts';
import type { FormValues } from '../form/problems.ts';
import { copySuffixes } from '../../shared/copyName.ts';

/** A name with its suffix, within the limit of its field in UTF-16 code units; no character is cut in half. */
function withSuffix(name: string, suffix: string, limit: number): string {
  const cut = name.slice(0, limit - suffix.length).replace(/[\uD800-\uDBFF]$/, '');
  return cut.trimEnd() + suffix;
}

/** An item’s values under the name of a copy. */
export function namedAsCopy<Key extends FragmentKey, Input>(
  { rulesOf }: Pick<FieldSet<Key, Input>, 'rulesOf'>,
  values: ValuesOf<Key>,
): ValuesOf<Key> {
  const named = Object.entries(values as FormValues).flatMap(([field, value]) => {
    const name = /^(?:title|name|term)(En|Id)?$/.exec(field);
    if (!name || typeof value !== 'string' || value === '') return [];
    const suffix = copySuffixes[name[1] === 'Id' ? 'Id' : 'En'];
    return [[field, withSuffix(value, suffix, rulesOf(field).maxLength ?? Infinity)]];
  });
  return { ...values, ...Object.fromEntries(named) };
}
