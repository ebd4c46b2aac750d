import { useTexts } from '../../language/LanguageProvider.tsx';
import * as styles from './FrameImageDialog.css.ts';
import { coverIn, type Frame, type Size } from './frameGeometry.ts';
import { frameTexts } from './frameTexts.ts';

interface Props {
  url: string;
  size: Size;
  frame: Frame;
}

/** The ratios at which pages crop pictures. */
const places = { head: 21 / 9, card: 16 / 10, row: 4 / 3, square: 1 } as const;

/** How pages show a picture, at each of their ratios. */
export function FramePreviews({ url, size, frame }: Props) {
  const texts = useTexts(frameTexts);
  return (
    <div role="group" aria-label={texts.previews} className={styles.previews}>
      {(Object.keys(places) as (keyof typeof places)[]).map((name) => {
        const { left, top, width, height } = coverIn(places[name], frame, size);
        return (
          <figure key={name} className={styles.preview}>
            <div className={styles.place} style={{ aspectRatio: places[name] }}>
              <img
                src={url}
                alt=""
                className={styles.placed}
                style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
              />
            </div>
            <figcaption>{texts.places[name]}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
