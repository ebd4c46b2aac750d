/** A crown of kawung lobes: the site’s logo, in the color of the surrounding text. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width={32} height={32} fill="none" aria-hidden>
      <g stroke="currentColor" strokeWidth={1.6}>
        <path d="M16 3.5c3.1 3.4 3.1 7.6 0 11-3.1-3.4-3.1-7.6 0-11Z" />
        <path d="M28.5 10.5c-.7 4.5-3.8 7.4-8.4 7.7.7-4.5 3.8-7.4 8.4-7.7Z" />
        <path d="M3.5 10.5c.7 4.5 3.8 7.4 8.4 7.7-.7-4.5-3.8-7.4-8.4-7.7Z" />
        <path d="M6.5 22.5c6.2 2 12.8 2 19 0M7.5 27c5.6 1.6 11.4 1.6 17 0" strokeLinecap="round" />
      </g>
      <g fill="currentColor">
        <circle cx={16} cy={9} r={1.3} />
        <circle cx={24.4} cy={14.3} r={1.2} />
        <circle cx={7.6} cy={14.3} r={1.2} />
        <circle cx={16} cy={18.4} r={1.5} />
      </g>
    </svg>
  );
}
