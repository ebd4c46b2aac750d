import type { ReactNode } from 'react';
import { Part } from '../parts/Part.tsx';
import { Setting } from './Setting.tsx';
import { SettingSkeleton } from './SettingSkeleton.tsx';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A section of the settings with data of its own: while it loads or if it fails, the others stay. */
export function LoadedSetting({ title, lead, children }: Props) {
  return (
    <Setting title={title} lead={lead}>
      <Part skeleton={<SettingSkeleton />}>{children}</Part>
    </Setting>
  );
}
