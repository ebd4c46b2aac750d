import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  brief: string;
  full: string;
}

/**
 * A link’s text, shortened by its visual context: in full for screen readers and search engines, which see links alone.
 */
export function BriefText({ brief, full }: Props) {
  return (
    <>
      <span aria-hidden>{brief}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </>
  );
}
