/** Describes a finished step of a build or a start, with the seconds since it began: “Built the admin (4.2 s)”. */
export const withSeconds = (sentence: string, begun: number): string =>
  `${sentence} (${((performance.now() - begun) / 1000).toFixed(1)} s)`;
