import { hashIn } from '../graphql/persistedHash.ts';

/** A GraphQL operation as a client asks for it. */
export interface AskedOperation {
  query?: string;
  variables?: Readonly<Record<string, unknown>>;
  operationName?: string;
  /** The id of one of the site’s own operations. */
  documentId?: string;
  extensions?: Record<string, unknown>;
}

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What each member must be; Yoga refuses others. */
const members: Readonly<Record<string, (value: unknown) => boolean>> = {
  query: isText,
  variables: isObject,
  operationName: isText,
  documentId: isText,
  extensions: isObject,
};

function operationOf(given: Record<string, unknown>): AskedOperation | null {
  // As for Yoga, null counts as absent.
  const stated = Object.entries(given).filter(([, value]) => value !== null);
  const isRight = stated.every(([name, value]) => Object.hasOwn(members, name) && members[name]?.(value));
  return isRight ? Object.fromEntries(stated) : null;
}

/** The operation in a JSON body; null if it is refused. */
export function operationIn(body: string): AskedOperation | null {
  try {
    const given: unknown = JSON.parse(body);
    return isObject(given) ? operationOf(given) : null;
  } catch {
    return null;
  }
}

/** The operation in an address, where an empty parameter counts as absent; null if it is refused. */
export function operationAt(address: string): AskedOperation | null {
  const given = [...new URLSearchParams(address.slice(address.indexOf('?')))];
  const stated = given.filter(([name, value]) => Object.hasOwn(members, name) && value !== '');
  try {
    const read = stated.map(([name, value]) => [
      name,
      members[name] === isObject ? JSON.parse(value) : value,
    ]);
    return operationOf(Object.fromEntries(read) as Record<string, unknown>);
  } catch {
    return null;
  }
}

/** With the members of objects in one order, which has no meaning in JSON. */
const inOrder = (_name: string, value: unknown) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Variables in one form. @throws RangeError if they nest too deep */
const variablesKey = (variables: object) => JSON.stringify(variables, inOrder);

/** What is read of `extensions`: the hash of a persisted query. Undefined if there is none. */
function extensionsKey(extensions: Record<string, unknown> | undefined): string | undefined {
  const sha256Hash = hashIn(extensions);
  return sha256Hash === null ? undefined : JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
}

/**
 * What GraphQL reads of an operation, in one form: equal texts for operations with the same answer. Null if its
 * variables nest too deep.
 */
export function operationKey(operation: AskedOperation): string | null {
  const { query, variables = {}, operationName, documentId, extensions } = operation;
  try {
    const read = [query, operationName, documentId, extensionsKey(extensions), variablesKey(variables)];
    return JSON.stringify(read);
  } catch {
    return null;
  }
}

/**
 * The same for one parameter of an address, which is JSON: undefined if nothing of it is read. What is not an object is
 * left as it is, to be refused.
 */
export function readParameter(name: 'variables' | 'extensions', text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return text;
    return name === 'variables' ? variablesKey(value) : extensionsKey(value);
  } catch {
    return text;
  }
}
