import type { Asked } from '../auth/passkey.ts';
import { passkeyTexts } from '../auth/passkeyTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';

/** Why the browser returned no passkey, in the reader’s language. */
export function useAskedText(): (asked: Exclude<Asked, { kind: 'answered' }>) => string {
  const words = useTexts(passkeyTexts);
  return (asked) => {
    if (asked.kind === 'elsewhere') return words.elsewhere(asked.host);
    return asked.kind === 'canceled' ? words.canceled : words.failed;
  };
}
