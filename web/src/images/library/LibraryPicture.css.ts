import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Centers a picture in a grid’s cell: a tall one does not stretch it, a small one keeps its size. */
export const room = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  margin: 'auto',
});

const inRoom = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const picture = style([inRoom]);

export const broken = style([
  inRoom,
  {
    display: 'grid',
    placeItems: 'center',
    padding: vars.space.sm,
    border: `1px dashed ${vars.color.lineStrong}`,
    color: vars.color.textSecondary,
    fontSize: vars.size.small,
    textAlign: 'center',
  },
]);
