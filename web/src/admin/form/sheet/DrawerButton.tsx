import { Button } from '../../../ui/Button.tsx';
import { ToMend } from './ToMend.tsx';
import type { SheetState } from './useSheet.ts';

/** Opens the drawer with the details, and says how much the launch check has found. */
export function DrawerButton({ sheet, title }: { sheet: SheetState; title: string }) {
  const { isOpen, setOpen, toMend } = sheet;
  return (
    <Button variant="secondary" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
      {title}
      <ToMend count={toMend} />
    </Button>
  );
}
