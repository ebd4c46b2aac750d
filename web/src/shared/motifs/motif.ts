/** The three baths of a cloth, as `#rrggbb`. */
export type MotifInk = {
  /** The field. Tiles leave it bare; only openings cut into a figure are painted with it. */
  ground: string;
  /** The main figure. Stands out against the ground. */
  ink: string;
  /** Fillings and small figures. Readable on the ground, softer on the ink. */
  accent: string;
};

export type MotifOptions = {
  ink: MotifInk;
  /** Decides the tremor of the hand and whatever else the motif leaves open. */
  seed: string;
};

/**
 * A seamlessly repeating tile in SVG user units, origin at its top left. `body` is markup without a root
 * element; it may reach over the edges and must be clipped to the tile. Both sides are whole numbers, and the
 * scale is applied where the tile is laid (see `pattern` in pen.ts), since a tile that ends between two
 * pixels shows its seams.
 */
export type MotifTile = { width: number; height: number; body: string };

/** Draws one tile. Pure: the same options give the same bytes. */
export type Motif = (options: MotifOptions) => MotifTile;
