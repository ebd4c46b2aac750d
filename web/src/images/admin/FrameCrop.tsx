import { useId } from 'react';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import * as styles from './FrameImageDialog.css.ts';
import {
  cutOf,
  isWhole,
  uncropped,
  whole,
  withCut,
  withRatio,
  type Edge,
  type Frame,
  type Size,
} from './frameGeometry.ts';
import { frameTexts } from './frameTexts.ts';
import { percentFormat } from './percentFormat.ts';

interface Props {
  size: Size;
  frame: Frame;
  onChange: (frame: Frame) => void;
}

const edges: readonly Edge[] = ['left', 'right', 'top', 'bottom'];
const ratios = [
  ['21:9', 21 / 9],
  ['16:9', 16 / 9],
  ['3:2', 3 / 2],
  ['1:1', 1],
  ['3:4', 3 / 4],
] as const;

/** Crops a picture to a ratio, or edge by edge. */
export function FrameCrop({ size, frame, onChange }: Props) {
  const texts = useTexts(frameTexts);
  const percent = percentFormat(useLanguage().language);
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.crop}</legend>
      <div role="group" aria-label={texts.ratios} className={styles.choices}>
        <Button
          size="small"
          variant="secondary"
          disabled={isWhole(frame)}
          onClick={() => onChange(uncropped(frame))}
        >
          {texts.whole}
        </Button>
        {ratios.map(([name, ratio]) => (
          <Button
            key={name}
            size="small"
            variant="secondary"
            onClick={() => onChange(withRatio(frame, size, ratio))}
          >
            {name}
          </Button>
        ))}
      </div>
      <div className={styles.edges}>
        {edges.map((edge) => (
          <label key={edge} htmlFor={`${id}-${edge}`} className={styles.edge}>
            <span>{texts.edges[edge]}</span>
            <span className={styles.value}>{percent.format(cutOf(frame, edge) / whole)}</span>
            <input
              id={`${id}-${edge}`}
              type="range"
              min={0}
              max={950}
              step={10}
              value={cutOf(frame, edge)}
              aria-valuetext={percent.format(cutOf(frame, edge) / whole)}
              className={styles.range}
              onChange={({ target }) => onChange(withCut(frame, edge, target.valueAsNumber))}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
