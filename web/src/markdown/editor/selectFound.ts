import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Sought } from '../../browser/reveal.ts';

interface Range {
  from: number;
  to: number;
}

/** The places of a text in a document: as words, as the address of a link, or as that of a picture. */
function placesIn(doc: Node, text: string): Range[] {
  const places: Range[] = [];
  doc.descendants((node, position) => {
    if (node.isTextblock) {
      const words = node.textBetween(0, node.content.size, undefined, '\0');
      for (let at = words.indexOf(text); at >= 0; at = words.indexOf(text, at + 1))
        places.push({ from: position + 1 + at, to: position + 1 + at + text.length });
    }
    const isPicture = node.attrs['src'] === text;
    const isLinked = node.marks.some(({ attrs }) => attrs['href'] === text);
    if (isPicture || isLinked) places.push({ from: position, to: position + node.nodeSize });
  });
  return places.toSorted((one, other) => one.from - other.from);
}

/** Selects a text that was found in a text’s source, and brings it into view; if it is not there, only the focus moves. */
export function selectFound(editor: Editor, { text, before }: Sought): void {
  const places = placesIn(editor.state.doc, text);
  const place = places[before] ?? places.at(-1);
  if (place) editor.chain().focus().setTextSelection(place).scrollIntoView().run();
}
