import { logo } from '../shared/logo.ts';

/** The site’s logo, in the color of the surrounding text. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width={32} height={32} fill="none" aria-hidden>
      <path d={logo.lines} stroke="currentColor" strokeWidth={logo.lineWidth} strokeLinecap="round" />
      <g fill="currentColor">
        {logo.dots.map((dot) => (
          <circle key={dot.cx + dot.r} {...dot} />
        ))}
      </g>
    </svg>
  );
}
