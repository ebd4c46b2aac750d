/** The three baths of a cloth, as `#rrggbb`. */
export type MotifInk = {
  /** The field. Tiles do not paint it; only openings cut into a figure are painted with it. */
  ground: string;
  /** The main figure. Contrasts with the ground. */
  ink: string;
  /** Fillings and small figures. Legible on the ground, softer on the ink. */
  accent: string;
};

export type MotifOptions = {
  ink: MotifInk;
  /** Determines the tremor of the hand and the motif’s other random choices. */
  seed: string;
};

/**
 * A seamlessly repeating tile in SVG user units, with its origin at the top left. `body` is markup without a root
 * element; it may extend over the edges and must be clipped to the tile. Both sides are whole numbers, and the scale is
 * applied where the tile is placed (see `pattern` in pen.ts), since a tile that ends between two pixels shows its
 * seams.
 */
export type MotifTile = { width: number; height: number; body: string };

/** Draws one tile. Pure: the same options return the same bytes. */
export type Motif = (options: MotifOptions) => MotifTile;
