/** From where a cloth is seen, from afar to a single dot of wax, and how many times larger than at arm’s length. */
export const zoomSteps = { worn: 0.5, arm: 1, figure: 4, line: 16, dot: 64 } as const;

export type ZoomStep = keyof typeof zoomSteps;

export const zoomStepNames = Object.keys(zoomSteps) as [ZoomStep, ...ZoomStep[]];

export const isZoomStep = (name: string): name is ZoomStep => Object.hasOwn(zoomSteps, name);

/** The size of the drawings; a place of another shape shows their middle. */
export const zoomSize = { width: 1600, height: 1000 } as const;
