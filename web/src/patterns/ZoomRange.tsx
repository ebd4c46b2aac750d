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

/**
 * The share of the window's height above the line that a step's words have to cross.
 * They are at the foot of their figure: they leave at the top as the next ones enter.
 */
const line = 0.28;

/** Says how close the reader has scrolled to a cloth, and scrolls closer, by pointer or, with the focus, by the keys + and −, too. */
export function ZoomRange({ names, figures }: Props) {
  const texts = useTexts(patternTexts);
  const [step, setStep] = useState(0);
  /** What the page scrolls to: what it passes meanwhile is not the choice. */
  const aim = useRef<number>(undefined);

  useEffect(() => {
    const captions = [...(figures.current?.querySelectorAll('figcaption') ?? [])];
    // Measured, because the page may come to rest before an observer has heard of its last step.
    const reached = () =>
      Math.max(
        0,
        captions.findLastIndex((caption) => caption.getBoundingClientRect().top <= innerHeight * line),
      );
    const show = () => {
      aim.current = undefined;
      setStep(reached());
    };
    const observer = new IntersectionObserver(
      () => {
        if (aim.current === undefined || aim.current === reached()) show();
      },
      { rootMargin: `${-100 * line}% 0px ${-100 * (1 - line)}%` },
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
