import type { ContentKeyState } from '../../__generated__/ContentRow_contentKey.graphql.ts';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Badge } from '../../ui/Badge.tsx';
import * as styles from './ContentRow.css.ts';

interface Props {
  state: ContentKeyState;
  /** Whether its text is the same in both languages and should not be. */
  isSame: boolean;
}

/** Marks what an editor may want to check; a key that is simply set has no badge. */
export function ContentStateBadges({ state, isSame }: Props) {
  const texts = useTexts(contentAdminTexts);
  if (state === 'SET' && !isSame) return null;
  return (
    <div className={styles.badges}>
      {state === 'FALLBACK' && <Badge tone="indigo">{texts.states.fallback}</Badge>}
      {state === 'HIDDEN' && <Badge tone="gold">{texts.states.hidden}</Badge>}
      {state === 'UNKNOWN' && <Badge tone="red">{texts.states.unknown}</Badge>}
      {isSame && <Badge tone="gold">{texts.same}</Badge>}
    </div>
  );
}
