import type { ReactNode } from 'react';
import * as styles from './icons.css.ts';

// Drawn on a 24-unit grid with a 1.5-unit pen, slightly unsteady, like a canting. Always decorative: the text next to
// an icon, or the label of its button, names it.
export function drawn(strokes: ReactNode) {
  return function Icon() {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        focusable={false}
        className={styles.icon}
      >
        {strokes}
      </svg>
    );
  };
}

export const line = (d: string) => drawn(<path d={d} />);

export const MenuIcon = /* @__PURE__ */ line(
  'M4 7c5-.6 11 .5 16-.1M4 12.1c4 .4 8-.5 12-.1M4 17c5 .5 9-.6 16 0',
);
export const CloseIcon = /* @__PURE__ */ line('M6.2 6c3.6 4 7.4 7.8 11.7 12M17.8 6.1C14 10 10 13.8 6 18');
export const SunIcon = /* @__PURE__ */ drawn(
  <>
    <path d="M12 8a4 4 0 1 1-.1 8 4 4 0 0 1 .1-8Z" />
    <path d="M12 2.6v2.2M12 19.2v2.2M2.6 12h2.2M19.2 12h2.2M5.4 5.4 7 6.9M17 17.1l1.6 1.5M5.4 18.6 7 17.1M17 6.9l1.6-1.5" />
  </>,
);
export const MoonIcon = /* @__PURE__ */ line('M19.8 14.3A8.2 8.2 0 0 1 9.6 4.2a8.2 8.2 0 1 0 10.2 10.1Z');
export const LanguageIcon = /* @__PURE__ */ drawn(
  <>
    <path d="M12 3.2a8.8 8.8 0 1 1-.1 17.6A8.8 8.8 0 0 1 12 3.2Z" />
    <path d="M3.4 12.1c5.6.3 11.6-.3 17.2-.1M12 3.2c-4.8 4.6-4.8 13-.1 17.6 4.9-4.6 4.9-13 .1-17.6Z" />
  </>,
);
export const ArrowRightIcon = /* @__PURE__ */ line(
  'M4 12.1c5.2-.4 10.4.3 15.6-.1M13.9 6.1c1.7 2.2 3.6 4.2 5.9 5.9-2.2 1.7-4.2 3.7-5.9 6',
);
export const ChevronDownIcon = /* @__PURE__ */ line('M5.9 9.2c2.2 1.7 4.3 3.7 6.1 6 1.8-2.3 3.8-4.3 6.1-6');
export const WarningIcon = /* @__PURE__ */ line(
  'M12 4c.5 0 9 14.6 8.7 15.2-.4.6-17 .6-17.4 0C3 18.6 11.5 4 12 4ZM12 10v4.4M12 16.9v.1',
);
export const CameraIcon = /* @__PURE__ */ drawn(
  <>
    <path d="M3.9 8.1c1.4-.4 2.8-.3 4.2-.3l1.4-2.5c1.7-.3 3.3-.3 5 0l1.4 2.5c1.4 0 2.8-.1 4.2.3.4 3.6.4 7.2 0 10.8-5.4.5-10.8.5-16.2 0-.4-3.6-.4-7.2 0-10.8Z" />
    <path d="M12 9.7a3.4 3.4 0 1 1-.1 6.8 3.4 3.4 0 0 1 .1-6.8Z" />
  </>,
);
export const MailIcon = /* @__PURE__ */ line(
  'M3.7 6.1c5.5-.4 11.1-.4 16.6 0 .3 4 .3 7.9 0 11.8-5.5.4-11.1.4-16.6 0-.3-3.9-.3-7.8 0-11.8ZM4 6.7c2.5 2.3 5.1 4.5 8 6.5 2.9-2 5.5-4.2 8-6.5',
);
export const PhoneIcon = /* @__PURE__ */ line(
  'M7.6 4 4.7 5.1c-.9 7 7 15 14.2 14.2l1.1-2.9-4.5-3-2.2 1.9c-1.9-1-3.5-2.6-4.5-4.5l1.9-2.3L7.6 4Z',
);
export const MapPinIcon = /* @__PURE__ */ drawn(
  <>
    <path d="M12 21.2c-4.2-4.4-6.7-8-6.7-11.4 0-8.7 13.4-8.7 13.4 0 0 3.4-2.5 7-6.7 11.4Z" />
    <path d="M12 7.4a2.5 2.5 0 1 1-.1 5 2.5 2.5 0 0 1 .1-5Z" />
  </>,
);
