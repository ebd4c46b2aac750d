import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  brief: string;
  full: string;
}

/** The text of a link whose surroundings say the rest: in full for those who hear links by themselves, or index them. */
export function BriefText({ brief, full }: Props) {
  return (
    <>
      <span aria-hidden>{brief}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </>
  );
}
