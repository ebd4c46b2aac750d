import { readJson, UnansweredError, type Answer } from './client.ts';

/** The number in a REST answer, once it is the one that is due. */
export function rest({ status, body }: Answer, due: number): number | null {
  if (status >= 500) throw new UnansweredError(`REST answers ${status} ${body.slice(0, 300)}`);
  if (status !== due) throw new Error(`REST answers ${status} in place of ${due}: ${body.slice(0, 300)}`);
  const { id } = readJson(body);
  return typeof id === 'number' ? id : null;
}

/** Sees to it that a GraphQL answer is the payload, which has this field, and no expected failure. */
export function succeeded(answer: Record<string, unknown>, field: string): null {
  if (!(field in answer) || 'message' in answer)
    throw new Error(`GraphQL refuses: ${JSON.stringify(answer)}`);
  return null;
}
