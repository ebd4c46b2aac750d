import { useMemo } from 'react';
import type { Language } from '../shared/language.ts';
import { trustedHtml } from '../shared/pages/trustedHtml.ts';

interface Props {
  /** Rendered by the server. */
  html: string;
  className: string;
  /** Its language, if that is not the page’s. */
  lang?: Language | undefined;
}

/** A text that the server rendered. While it stays the same, so do its elements, with the focus and what is selected. */
export function RenderedHtml({ html, className, lang }: Props) {
  // With Trusted Types, the same text is another object each time, which React would write again.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <div lang={lang} className={className} dangerouslySetInnerHTML={content} />;
}
