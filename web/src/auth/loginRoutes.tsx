import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';

export function loginRoutes(_environment: Environment): RouteObject[] {
  return [];
}
