import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { size, space } = vars;

export const group = style({ containerType: 'inline-size' });

export const legend = style({
  paddingBlockEnd: space.xs,
  fontFamily: vars.font.display,
  fontSize: size.lead,
  fontWeight: 500,
  lineHeight: 1.3,
});

export const fields = style({ display: 'grid', gap: space.md });

export const details = style({
  display: 'grid',
  gap: space.md,
  '@container': {
    '(min-width: 36rem)': { gridTemplateColumns: '1fr 1fr', columnGap: space.lg },
    '(min-width: 42rem)': { gridTemplateColumns: '1fr 1.25fr 1.5fr' },
  },
});
