import { createGlobalThemeContract } from '@vanilla-extract/css';

const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every value that a style may use, by role. Variable names stay readable for the browser’s inspector. */
export const vars = createGlobalThemeContract(
  {
    color: {
      page: '',
      panel: '',
      raised: '',
      field: '',
      line: '',
      lineStrong: '',
      scrim: '',
      shade: '',
      text: '',
      textSecondary: '',
      link: '',
      linkStrong: '',
      focus: '',
      brand: '',
      brandStrong: '',
      brandSoft: '',
      onBrand: '',
      accent: '',
      accentSoft: '',
      danger: '',
      dangerStrong: '',
      dangerSoft: '',
      dangerText: '',
      onDanger: '',
      indigo: '',
      indigoSoft: '',
      gold: '',
      goldText: '',
      goldSoft: '',
      leaf: '',
      leafSoft: '',
    },
    /** `large` is the display face at display sizes. */
    font: { display: '', large: '', text: '' },
    /** From `caption` to `hero`; the larger ones grow with the window. */
    size: {
      caption: '',
      small: '',
      body: '',
      lead: '',
      title: '',
      heading: '',
      headline: '',
      display: '',
      hero: '',
      /** What is typed into a field. */
      field: '',
    },
    space: {
      xxs: '',
      xs: '',
      sm: '',
      md: '',
      lg: '',
      xl: '',
      xxl: '',
      /** Between a page’s edge and its content. */
      gutter: '',
      /** Above and below a section. */
      section: '',
    },
    radius: { sm: '', md: '', full: '' },
    shadow: { card: '', raised: '', overlay: '' },
    /** Widths: a readable line, the page, the widest layout, the smallest touch target; the height of a field. */
    width: { measure: '', page: '', wide: '', touch: '', field: '' },
    layer: { raised: '', header: '', overlay: '', toast: '', skip: '' },
    duration: { quick: '', calm: '', slow: '' },
    easing: { out: '', inOut: '' },
  },
  (_, path) => path.map(kebab).join('-'),
);
