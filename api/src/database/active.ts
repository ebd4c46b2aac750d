import { may, type Capability } from '../auth/capabilities.ts';
import type { Viewer } from '../auth/viewer.ts';

/** Inactive items exist for those only who may read what is hidden of their noun. */
export function visibleActive(read: Capability, viewer: Viewer): { active?: true } {
  return may(viewer, read) ? {} : { active: true };
}

export interface ActiveFilter {
  /** Only active items, or only inactive ones. */
  active?: boolean | null | undefined;
}

/** What the filter leaves of a list: conditions for `keysetPage`. */
export function activeIn({ active }: ActiveFilter) {
  return typeof active === 'boolean' ? [{ active }] : [];
}
