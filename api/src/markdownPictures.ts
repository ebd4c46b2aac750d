import type { MarkdownIt, StateCore, Token } from 'markdown-it';

/** What the site knows about a picture in a text, in the text’s language. */
export interface BodyPicture {
  /** The address at which readers see it. */
  src: string;
  width: number;
  height: number;
  /** Used if the text has no alternative text of its own. */
  alt: string;
  caption: string;
  /** Who made it, in words: “Photo: …”. */
  credit: string;
}

/** The pictures of a text that are in the library, by their addresses. */
export type BodyPictures = ReadonlyMap<string, BodyPicture>;

type Make = (type: string, tag: string, nesting: -1 | 0 | 1, values?: Partial<Token>) => Token;

interface Part {
  tokens: Token[];
  /** The picture that it is, if it has a caption or a credit. */
  picture: BodyPicture | null;
}

/** Splits a paragraph at its captioned pictures, with the links around them. */
function partsOf(children: readonly Token[], pictures: BodyPictures): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < children.length;) {
    const isLinked = children[i]?.type === 'link_open' && children[i + 2]?.type === 'link_close';
    const tokens = children.slice(i, i + (isLinked ? 3 : 1));
    const image = tokens[0]?.level === 0 ? tokens.find(({ type }) => type === 'image') : undefined;
    const found = pictures.get(String(image?.attrGet('src')));
    const picture = found && (found.caption || found.credit) ? found : null;
    const last = parts.at(-1);
    if (last && !last.picture && !picture) last.tokens.push(...tokens);
    else parts.push({ tokens, picture });
    i += tokens.length;
  }
  return parts;
}

const isBlank = ({ type, content }: Token) => type.endsWith('break') || (type === 'text' && !content.trim());

/** Without line breaks and spaces at the ends. */
function trimmed(tokens: readonly Token[]): Token[] {
  const isShown = (token: Token) => !isBlank(token);
  return tokens.slice(tokens.findIndex(isShown), tokens.findLastIndex(isShown) + 1);
}

/** The tokens of a picture with its caption and credit. */
function figure(make: Make, part: Token[], { caption, credit }: BodyPicture): Token[] {
  const block = { block: true };
  const words = [
    ...(caption ? [make('text', '', 0, { content: credit ? `${caption} ` : caption })] : []),
    ...(credit
      ? [
          make('small_open', 'small', 1),
          make('text', '', 0, { content: credit }),
          make('small_close', 'small', -1),
        ]
      : []),
  ];
  return [
    make('figure_open', 'figure', 1, block),
    make('inline', '', 0, { children: part }),
    make('figcaption_open', 'figcaption', 1, block),
    make('inline', '', 0, { children: words }),
    make('figcaption_close', 'figcaption', -1, block),
    make('figure_close', 'figure', -1, block),
  ];
}

/** Divides a paragraph at its captioned pictures: a figure cannot be within a paragraph. */
function divided(make: Make, [open, inline, close]: [Token, Token, Token], pictures: BodyPictures): Token[] {
  const parts = partsOf(inline.children ?? [], pictures);
  if (!parts.some(({ picture }) => picture)) return [open, inline, close];
  return parts.flatMap(({ tokens, picture }) => {
    if (picture) return figure(make, tokens, picture);
    const children = trimmed(tokens);
    return children.length > 0 ? [open, make('inline', '', 0, { children }), close] : [];
  });
}

/** Adds what the library knows: the size, which reserves the space, and an alternative text if there is none. */
function describe(make: Make, image: Token, pictures: BodyPictures): void {
  const picture = pictures.get(String(image.attrGet('src')));
  if (!picture) return;
  image.attrSet('width', String(picture.width));
  image.attrSet('height', String(picture.height));
  if (!image.content) image.children = [make('text', '', 0, { content: picture.alt })];
}

/** Shows the part that readers see; the address in the text identified the picture until now. */
function reframe(image: Token, pictures: BodyPictures): void {
  const picture = pictures.get(String(image.attrGet('src')));
  if (picture) image.attrSet('src', picture.src);
}

/** Shows pictures of the library, from `pictures` of the environment, with their size, caption and credit. */
export function libraryPictures(markdown: MarkdownIt): void {
  markdown.core.ruler.push('library_pictures', (state: StateCore) => {
    const { pictures } = state.env as { pictures: BodyPictures };
    if (pictures.size === 0) return;
    const make: Make = (type, tag, nesting, values) =>
      Object.assign(new state.Token(type, tag, nesting), values);
    const { tokens } = state;
    for (const { children } of tokens) {
      for (const child of children ?? []) if (child.type === 'image') describe(make, child, pictures);
    }
    state.tokens = tokens.flatMap((token, i) => {
      const [before, next, afterNext] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
      if (token.type === 'paragraph_open' && next && afterNext)
        return divided(make, [token, next, afterNext], pictures);
      const isDone = before?.type === 'paragraph_open' || token.type === 'paragraph_close';
      return isDone ? [] : [token];
    });
    for (const { children } of state.tokens) {
      for (const child of children ?? []) if (child.type === 'image') reframe(child, pictures);
    }
  });
}
