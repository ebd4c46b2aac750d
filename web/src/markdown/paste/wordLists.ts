/** How Word marks the item of a list: a paragraph with its level. */
const levelOf = (paragraph: Element): number =>
  Number(/mso-list:\s*l\d+\s+level(\d+)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);

const markerStyle = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';

/** Makes lists of what Word pastes: paragraphs, each with its level and, in words, its bullet or number. */
export function buildWordLists(body: HTMLElement): void {
  const { ownerDocument } = body;
  /** The lists that are open, from the outermost to the innermost. */
  let open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p')) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    // Anything in between ends the lists.
    if (last === null || paragraph.previousElementSibling !== last) open = [];
    const marker = paragraph.querySelector(markerStyle);
    const words = marker?.textContent.replaceAll('\u00A0', ' ').trim() ?? '';
    marker?.remove();
    const kind = /^\(?(?:\d+|[a-z]+)[.)]/i.test(words) ? 'ol' : 'ul';
    open = open.slice(0, level);
    if (open.length === level && open[level - 1]?.localName !== kind) open = open.slice(0, level - 1);
    while (open.length < level) {
      const list = ownerDocument.createElement(kind);
      const start = Number.parseInt(words, 10);
      if (kind === 'ol' && start > 1) list.setAttribute('start', String(start));
      const parent = open.at(-1);
      if (!parent) paragraph.before(list);
      else (parent.lastElementChild ?? parent.appendChild(ownerDocument.createElement('li'))).append(list);
      open.push(list);
    }
    const item = ownerDocument.createElement('li');
    open.at(-1)?.append(item);
    const text = ownerDocument.createElement('p');
    text.append(...paragraph.childNodes);
    item.append(text);
    paragraph.remove();
    last = open[0] ?? null;
  }
}
