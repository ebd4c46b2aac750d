import DataLoader from 'dataloader';
import type { RequestContext } from './context.ts';

/**
 * Loads what many rows of one operation need in one batch, instead of row by row.
 * @param load finds the values of many keys, in a constant number of statements; keys without a value are omitted
 */
export function perOperation<Key, Value>(
  load: (keys: readonly Key[], context: RequestContext) => Promise<ReadonlyMap<Key, Value>>,
): (context: RequestContext, key: Key) => Promise<Value | null> {
  const loaders = new WeakMap<RequestContext, DataLoader<Key, Value | null>>();
  return (context, key) => {
    let loader = loaders.get(context);
    if (!loader) {
      loader = new DataLoader(async (keys) => {
        const values = await load(keys, context);
        return keys.map((wanted) => values.get(wanted) ?? null);
      });
      loaders.set(context, loader);
    }
    return loader.load(key);
  };
}
