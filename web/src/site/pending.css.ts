import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { toDataUri } from '../shared/motifs/index.ts';
import { vars } from '../theme/contract.css.ts';
import { waxLine } from '../theme/waxLine.ts';

/** A page that comes sooner needs no sign. */
const after = '150ms';

const { width, height, path } = waxLine;
const stroke = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${path}"/></svg>`;

const draw = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(-4%)' } });
const mark = keyframes({ to: { outline: `2px dotted ${vars.color.gold}`, outlineOffset: '4px' } });

/** While the next page loads (page/usePending.ts), a wax line is drawn along the header’s lower edge, ever slower. */
export const pendingLine = style({
  selectors: {
    'html[data-pending] &::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: 0,
      height: height / 2,
      background: vars.color.gold,
      mask: `url("${toDataUri(stroke)}") 0 0 / ${width / 2}px ${height / 2}px repeat-x`,
      pointerEvents: 'none',
      animation: `${draw} 12s cubic-bezier(0.1, 0.7, 0.3, 1) ${after} both`,
    },
  },
});

globalStyle('a[data-pending]', { cursor: 'progress', animation: `${mark} 1ms ${after} forwards` });
