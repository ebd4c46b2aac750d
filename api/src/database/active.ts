import type { Viewer } from '../auth/viewer.ts';

/** Inactive items exist for admins only. Every read of a noun that has them goes through this filter. */
export function visibleActive(viewer: Viewer): { active?: true } {
  return viewer.admin ? {} : { active: true };
}

export interface ActiveFilter {
  /** Only active items, or only inactive ones. */
  active?: boolean | null | undefined;
}

/** What the viewer may see of a list, narrowed by the filter: conditions for `keysetPage`. */
export function activeIn(viewer: Viewer, { active }: ActiveFilter) {
  return [visibleActive(viewer), ...(typeof active === 'boolean' ? [{ active }] : [])];
}
