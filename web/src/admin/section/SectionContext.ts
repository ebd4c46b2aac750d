import { createContext, use } from 'react';
import type { SectionTexts } from './section.tsx';
import type { Total } from '../list/useTotal.ts';
import type { ChangeDocument } from '../../relay/useChange.ts';

/** What the rows of a section need to know about it. */
export interface SectionOfRows {
  /** Such as /admin/partners. */
  address: string;
  texts: SectionTexts;
  connectionId: string;
  /** Null while it is not known. */
  total: Total | null;
  /** Counts again, after a change of the list. */
  refreshTotal: () => Promise<void>;
  /** Whether the signed-in admin may publish its noun, and delete. */
  mayPublish: boolean;
  remove: ChangeDocument<{ id: number; version: number; connections: string[] }>;
}

export const SectionContext = createContext<SectionOfRows | null>(null);

export function useSectionOfRows(): SectionOfRows {
  const section = use(SectionContext);
  if (!section) throw new Error('useSectionOfRows needs a SectionContext above it');
  return section;
}
