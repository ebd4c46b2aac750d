import { isLinkable } from '../../shared/markdown/markdownSettings.ts';
import { withScheme } from '../../shared/websiteAddress.ts';

/** The address that someone typed, completed with its scheme; null if a text may not link to it. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  const address = withScheme(text);
  const isComplete = /^(?:https?:\/\/[^\s/]+\S*|mailto:\S+@\S+|tel:\+?[\d-]+|\/(?!\/)\S*|#\S+)$/i.test(
    address,
  );
  return isComplete && isLinkable(address) ? address : null;
}
