import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTexts } from '../language/LanguageProvider.tsx';
import type { ZoomStep } from '../shared/motifs/zoomSteps.ts';
import { patternTexts } from './patternTexts.ts';
import * as styles from './ZoomRange.css.ts';

interface Props {
  names: readonly ZoomStep[];
  /** The list whose items are the steps. */
  figures: RefObject<HTMLElement | null>;
}

/** Says how close the reader has scrolled to a cloth, and scrolls closer, by pointer or, with the focus, by the keys + and −, too. */
export function ZoomRange({ names, figures }: Props) {
  const texts = useTexts(patternTexts);
  const [step, setStep] = useState(0);
  /** What the page scrolls to: what it passes meanwhile is not the choice. */
  const aim = useRef<number>(undefined);
  const passed = useRef(0);

  useEffect(() => {
    const captions = [...(figures.current?.querySelectorAll('figcaption') ?? [])];
    const show = () => {
      aim.current = undefined;
      setStep(passed.current);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting);
        const isAbove = entries.some(({ boundingClientRect }) => boundingClientRect.top > 0);
        passed.current = crossing
          ? captions.indexOf(crossing.target as HTMLElement)
          : // Before all of them, or after.
            isAbove
            ? 0
            : captions.length - 1;
        if (aim.current === undefined || aim.current === passed.current) show();
      },
      // Where the words are at the foot of their figure: they leave at the top as the next ones enter.
      { rootMargin: '-28% 0px -72%' },
    );
    captions.forEach((caption) => observer.observe(caption));
    document.addEventListener('scrollend', show);
    return () => {
      observer.disconnect();
      document.removeEventListener('scrollend', show);
    };
  }, [figures]);

  function scrollTo(chosen: number): void {
    const caption = figures.current?.querySelectorAll('figcaption')[chosen];
    if (!caption) return;
    aim.current = chosen;
    setStep(chosen);
    caption.scrollIntoView({ behavior: 'smooth' });
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const change = { '+': 1, '=': 1, '-': -1 }[event.key];
    if (!change || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    scrollTo(step + change);
  }

  return (
    <div className={styles.bar}>
      <ol aria-hidden className={styles.names}>
        {names.map((name, i) => (
          <li key={name} className={i === step ? styles.current : styles.name}>
            {texts.steps[name]}
          </li>
        ))}
      </ol>
      <input
        type="range"
        aria-label={texts.nearness}
        aria-keyshortcuts="Plus -"
        aria-valuetext={names[step] && texts.steps[names[step]]}
        min={0}
        max={names.length - 1}
        value={step}
        className={styles.range}
        onChange={(event) => scrollTo(event.target.valueAsNumber)}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}
