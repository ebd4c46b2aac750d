import { useState } from 'react';
import { store } from '../browser/storedChoice.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { line } from '../ui/icons.tsx';
import { motionTexts } from './motionTexts.ts';
import * as styles from './MotionButton.css.ts';

const PauseIcon = /* @__PURE__ */ line('M9.1 6c-.3 4 .1 8-.1 12M15 6.1c.2 3.9-.2 8 0 11.9');
const ResumeIcon = /* @__PURE__ */ line(
  'M8.6 5.8c-.3 4.2.2 8.3-.1 12.5 3.6-1.9 6.9-4 10.2-6.3-3.3-2.2-6.6-4.3-10.1-6.2Z',
);

/**
 * Pauses the hero’s endless motion (WCAG 2.2.2), also on later visits: firstLayoutScript.ts restores the state, in an
 * attribute of the document’s root that the style sheets read.
 */
export function MotionButton() {
  const texts = useTexts(motionTexts);
  const [isPaused, setPaused] = useState(() => document.documentElement.dataset['motion'] === 'paused');
  const toggle = () => {
    const next = isPaused ? 'on' : 'paused';
    document.documentElement.dataset['motion'] = next;
    store('motion', next);
    setPaused(!isPaused);
  };
  return (
    <span className={styles.motion}>
      <IconButton label={isPaused ? texts.resume : texts.pause} onClick={toggle}>
        {isPaused ? <ResumeIcon /> : <PauseIcon />}
      </IconButton>
    </span>
  );
}
