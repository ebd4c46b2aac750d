/** A part of a document, with what it needs elsewhere. */
export interface Piece {
  text: string;
  /** By name: the declared type, and the value sent. */
  variables: Record<string, { type: string; value: unknown }>;
  /** Whole definitions of named fragments. */
  fragments: string[];
}

/** A piece that needs nothing elsewhere. */
export const plain = (text: string): Piece => ({ text, variables: {}, fragments: [] });

/** Combines pieces into one, whose text is made of theirs. */
export function joined(pieces: readonly Piece[], text: (texts: string[]) => string): Piece {
  return {
    text: text(pieces.map((piece) => piece.text)),
    variables: Object.assign({}, ...pieces.map(({ variables }) => variables)) as Piece['variables'],
    fragments: pieces.flatMap(({ fragments }) => fragments),
  };
}
