import { may, type Capability } from '../auth/capabilities.ts';
import type { Viewer } from '../auth/viewer.ts';

/** Inactive items are visible only to viewers who may read a noun’s hidden rows. */
export function visibleActive(read: Capability, viewer: Viewer): { active?: true } {
  return may(viewer, read) ? {} : { active: true };
}

export interface ActiveFilter {
  /** Only active items, or only inactive ones. */
  active?: boolean | null | undefined;
}

/** The filter as conditions for `keysetPage`. */
export function activeIn({ active }: ActiveFilter) {
  return typeof active === 'boolean' ? [{ active }] : [];
}
