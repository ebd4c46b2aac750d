import { readJson, UnansweredError, type Answer } from './client.ts';

/** The row's number in a REST answer, after a check of its status. */
export function rest({ status, body }: Answer, expected: number): number | null {
  if (status >= 500) throw new UnansweredError(`REST answers ${status} ${body.slice(0, 300)}`);
  if (status !== expected)
    throw new Error(`REST answers ${status} instead of ${expected}: ${body.slice(0, 300)}`);
  const { id } = readJson(body);
  return typeof id === 'number' ? id : null;
}

/** Demands that a GraphQL answer is the payload with this field, and not an expected failure. */
export function succeeded(answer: Record<string, unknown>, field: string): null {
  if (!(field in answer) || 'message' in answer)
    throw new Error(`GraphQL refuses: ${JSON.stringify(answer)}`);
  return null;
}
