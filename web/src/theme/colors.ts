import { dyes } from '../shared/motifs/dyes.ts';

/**
 * Colors by role, for both themes. Roles that no dye serves (hover shades, tinted backgrounds, the outline
 * of a control, a leaf green from indigo over tegeran yellow) are mixed here, and
 * `contrast.test.ts` keeps every pair legible.
 */
export interface Colors {
  /** The cloth itself. */
  readonly page: string;
  /** A second background, one step from the page. */
  readonly panel: string;
  /** Raised surfaces: cards, dialogs, toasts. */
  readonly raised: string;
  readonly field: string;
  /** Decorative wax lines; never the only mark of a control. */
  readonly line: string;
  /** Outlines of controls, 3:1 on every background. */
  readonly lineStrong: string;
  readonly scrim: string;
  readonly shade: string;

  readonly text: string;
  readonly textSecondary: string;
  readonly link: string;
  readonly linkStrong: string;
  readonly focus: string;

  readonly brand: string;
  readonly brandStrong: string;
  readonly brandSoft: string;
  readonly onBrand: string;

  readonly accent: string;
  readonly accentSoft: string;

  readonly danger: string;
  readonly dangerStrong: string;
  readonly dangerSoft: string;
  readonly dangerText: string;
  readonly onDanger: string;

  readonly indigo: string;
  readonly indigoSoft: string;
  /** For crowns, dots and lines; text in gold uses `goldText`. */
  readonly gold: string;
  readonly goldText: string;
  readonly goldSoft: string;
  readonly leaf: string;
  readonly leafSoft: string;
}

export const lightColors: Colors = {
  page: dyes.mori.light,
  panel: dyes.gading.light,
  raised: '#FFFCF6',
  field: '#FFFDF9',
  line: dyes.lilin.light,
  lineStrong: '#8B7A62',
  scrim: 'rgb(33 26 22 / 0.52)',
  shade: 'rgb(74 48 24 / 0.14)',

  text: dyes.tinta.light,
  textSecondary: dyes.abu.light,
  link: dyes.wedel.light,
  linkStrong: dyes.soga.light,
  focus: dyes.wedel.light,

  brand: dyes.soga.light,
  brandStrong: '#4F2811',
  brandSoft: '#F0E0CC',
  onBrand: '#FFF9EF',

  accent: dyes.mengkudu.light,
  accentSoft: '#F7E1DA',

  danger: dyes.mengkudu.light,
  dangerStrong: '#7A1F20',
  dangerSoft: '#F7E1DA',
  dangerText: dyes.mengkudu.light,
  onDanger: '#FFF6F0',

  indigo: dyes.wedel.light,
  indigoSoft: '#E1E3EE',
  gold: dyes.prada.light,
  goldText: '#7A520C',
  goldSoft: '#F6E8C8',
  leaf: '#465A2C',
  leafSoft: '#E5EAD4',
};

export const darkColors: Colors = {
  page: dyes.mori.dark,
  panel: dyes.gading.dark,
  raised: '#1F2134',
  field: '#0E0F19',
  line: dyes.lilin.dark,
  lineStrong: '#7F84AA',
  scrim: 'rgb(5 5 12 / 0.68)',
  shade: 'rgb(0 0 0 / 0.45)',

  text: dyes.tinta.dark,
  textSecondary: dyes.abu.dark,
  link: dyes.wedel.dark,
  linkStrong: dyes.soga.dark,
  focus: dyes.wedel.dark,

  brand: dyes.soga.dark,
  brandStrong: '#F2D0AE',
  brandSoft: '#3A2C28',
  onBrand: '#23150B',

  accent: dyes.mengkudu.dark,
  accentSoft: '#40232B',

  // Darker than the dye, which would glow as a background; `dangerText` keeps it.
  danger: '#C4483F',
  dangerStrong: '#AB3A33',
  dangerSoft: '#40232B',
  dangerText: dyes.mengkudu.dark,
  onDanger: '#FFF6F0',

  indigo: dyes.wedel.dark,
  indigoSoft: '#272D50',
  gold: dyes.prada.dark,
  goldText: dyes.prada.dark,
  goldSoft: '#3A3120',
  leaf: '#B9C78E',
  leafSoft: '#2A3328',
};
