import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useGoTo } from '../page/useGoTo.ts';
import { clothBox, unit, type ClothWidth } from '../shared/motifs/provincial/outlines.ts';
import { placements } from '../shared/motifs/provincial/placements.ts';
import { provinceCodes, type ProvinceCode } from '../shared/provinces.ts';
import { provinceTexts } from '../shared/provinceTexts.ts';
import { clothTexts } from './clothTexts.ts';
import { patchByKey } from './nearestPatch.ts';
import * as styles from './PatchLinks.css.ts';
import { provinceAddress } from './provinceAddress.ts';

const codeAt = ({ target }: SyntheticEvent) =>
  (target as Element).closest<SVGAElement>('[data-code]')?.dataset['code'] as ProvinceCode | undefined;

/** Whether a click on a link is meant to open it elsewhere, such as in a new tab. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey || button !== 0;

const focusIn = (links: SVGSVGElement | null, code: ProvinceCode) =>
  links?.querySelector<SVGAElement>(`[data-code=${code}]`)?.focus();

interface Props {
  width: ClothWidth;
  /** The province at hand: the only one that Tab reaches. */
  current: ProvinceCode;
  /** The address of the picture below, once it has loaded: its patch at hand is lifted. */
  picture: string | null;
  onLift: (code: ProvinceCode) => void;
  /** Escape. */
  onDrop: () => void;
}

/** A link on each patch of a cloth. A mouse or the focus lifts a patch, and so does the first tap of a finger. */
export function PatchLinks({ width, current, picture, onLift, onDrop }: Props) {
  const texts = useTexts(clothTexts);
  const { provinces } = useTexts(provinceTexts);
  const goTo = useGoTo();
  const links = useRef<SVGSVGElement>(null);
  /** Whether a finger touched a patch that was not lifted yet. */
  const isFirstTap = useRef(false);
  /** Whether the patch at hand was put back, so that the focus follows to the one that is then at hand. */
  const isPutBack = useRef(false);
  const { x, y, ...box } = clothBox[width];
  const center = placements[current][width].map((at) => at * unit);
  const id = (code: ProvinceCode) => `${width}-${code}`;

  useEffect(() => {
    if (isPutBack.current) focusIn(links.current, current);
    isPutBack.current = false;
  }, [current]);

  const lift = (event: SyntheticEvent) => {
    isPutBack.current = false;
    const code = codeAt(event);
    if (code && code !== current) onLift(code);
  };
  const handlePointerDown = (event: PointerEvent) => {
    isFirstTap.current = event.pointerType === 'touch' && codeAt(event) !== current;
  };
  /** The finger scrolls. */
  const handlePointerCancel = () => {
    isFirstTap.current = false;
  };
  /** Moved, not passed by: while the page scrolls, a mouse at rest points at one patch after the other. */
  const handlePointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') lift(event);
  };
  const handleClick = (event: MouseEvent) => {
    const code = codeAt(event);
    if (!code || opensElsewhere(event)) return;
    event.preventDefault();
    if (isFirstTap.current) lift(event);
    else goTo(provinceAddress(code));
    isFirstTap.current = false;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      isPutBack.current = true;
      return onDrop();
    }
    const code = patchByKey(event.key, current, width);
    if (!code) return;
    event.preventDefault();
    focusIn(links.current, code);
  };

  return (
    // The events of the links bubble to here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <svg
      ref={links}
      className={styles.links[width]}
      viewBox={`${x} ${y} ${box.width} ${box.height}`}
      role="group"
      aria-label={texts.cloth}
      onPointerDown={handlePointerDown}
      onPointerCancel={handlePointerCancel}
      onPointerMove={handlePointerMove}
      onFocus={lift}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      {provinceCodes.map((code) => (
        <a
          key={code}
          href={provinceAddress(code)}
          data-code={code}
          tabIndex={code === current ? 0 : -1}
          aria-label={provinces[code]}
        >
          <path id={id(code)} d={styles.lines[width][code]} className={styles.patch} />
        </a>
      ))}
      {picture && (
        <g key={current} transform={`translate(${center.join(' ')})`}>
          <g className={styles.lifted}>
            <g transform={`translate(${center.map((at) => -at).join(' ')})`}>
              <clipPath id={`${width}-lifted`}>
                <use href={`#${id(current)}`} />
              </clipPath>
              <use href={`#${id(current)}`} className={styles.ground} />
              <image href={picture} x={x} y={y} {...box} clipPath={`url(#${width}-lifted)`} />
              <use href={`#${id(current)}`} className={styles.edge} />
            </g>
          </g>
        </g>
      )}
    </svg>
  );
}
