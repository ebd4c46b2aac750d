import type { KeyboardEvent, PointerEvent } from 'react';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { percentFormat } from './percentFormat.ts';
import { focusInPicture, whole, withFocusAt, type Frame, type Size } from './frameGeometry.ts';
import * as styles from './FrameImageDialog.css.ts';
import { frameTexts } from './frameTexts.ts';

interface Props {
  url: string;
  size: Size;
  frame: Frame;
  onChange: (frame: Frame) => void;
}

/** A hundredth of the picture, and with Shift a tenth. */
const steps = { fine: 10, coarse: 100 };

const directions: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The whole picture with its crop, and the focal point, which is set by press or by arrow keys. */
export function FrameStage({ url, size, frame, onChange }: Props) {
  const texts = useTexts(frameTexts);
  const percent = percentFormat(useLanguage().language);
  const focus = focusInPicture(frame);
  const isChosen = frame.focusX !== null || frame.focusY !== null;
  const handlePress = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
    if (buttons !== 1) return;
    const box = currentTarget.getBoundingClientRect();
    const along = (at: number, start: number, length: number) => ((at - start) / length) * whole;
    onChange(withFocusAt(frame, along(clientX, box.left, box.width), along(clientY, box.top, box.height)));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const [x, y] = directions[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? steps.coarse : steps.fine;
    onChange(withFocusAt(frame, focus.x + x * step, focus.y + y * step));
  };
  const share = (thousandths: number) => `${thousandths / 10}%`;
  return (
    <div
      className={styles.stage}
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        maxWidth: `${(20 * size.width) / size.height}rem`,
      }}
      onPointerDown={handlePress}
      onPointerMove={handlePress}
    >
      <img src={url} alt="" draggable={false} className={styles.whole} />
      <span
        className={styles.crop}
        style={{
          left: share(frame.cropX),
          top: share(frame.cropY),
          width: share(frame.cropWidth),
          height: share(frame.cropHeight),
        }}
      />
      <button
        type="button"
        aria-label={`${texts.focus}: ${
          isChosen
            ? texts.focusAt(percent.format(focus.x / whole), percent.format(focus.y / whole))
            : texts.noFocus
        }. ${texts.focusKeys}`}
        className={styles.focus}
        style={{ left: share(focus.x), top: share(focus.y) }}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}
