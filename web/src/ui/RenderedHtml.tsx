import { useMemo } from 'react';
import { trustedHtml } from '../shared/pages/trustedHtml.ts';

interface Props {
  /** Rendered by the server. */
  html: string;
  className: string;
}

/** A text that the server rendered. While it stays the same, so do its elements, with the focus and what is selected. */
export function RenderedHtml({ html, className }: Props) {
  // With Trusted Types, the same text is another object each time, which React would write again.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <div className={className} dangerouslySetInnerHTML={content} />;
}
