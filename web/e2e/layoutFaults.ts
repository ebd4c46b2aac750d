import type { Page } from '@playwright/test';

/**
 * What does not fit into the page’s current layout: texts and controls that leave the window or their box, or are cut
 * off sideways, and anything else that scrolls the page. What scrolls inside itself fits if the keyboard reaches it;
 * what ends in an ellipsis, if about ten characters are shown.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`);
    const nameOf = (element: Element) =>
      `${element.localName}.${element.className} “${(element.textContent ?? '').trim().slice(0, 20)}”`;

    /** Where an element’s content is cut off, and why; undefined if nothing of it is meant to be seen. */
    const bounds = new Map<Element, { left: number; right: number; isEnough: boolean } | undefined>();
    const boundsIn = (element: Element): { left: number; right: number; isEnough: boolean } | undefined => {
      if (bounds.has(element)) return bounds.get(element);
      const outer = element.parentElement
        ? boundsIn(element.parentElement)
        : { left: 0, right: clientWidth, isEnough: false };
      let own = outer;
      const style = getComputedStyle(element);
      const { left, right, width } = element.getBoundingClientRect();
      // Text for screen readers is one pixel wide; some elements wait for their turn.
      if (
        style.visibility === 'hidden' ||
        style.display === 'none' ||
        (width <= 1 && style.overflowX === 'hidden')
      )
        own = undefined;
      else if (outer && style.overflowX !== 'visible' && style.display !== 'inline') {
        const scrolls = style.overflowX !== 'hidden' && style.overflowX !== 'clip';
        // What gets the focus is scrolled to.
        const isReached =
          (element as HTMLElement).tabIndex >= 0 ||
          [...element.children].every((child) => child.matches('a, button, [aria-hidden]'));
        if (scrolls && element.scrollWidth > element.clientWidth && !isReached)
          faults.add(`out of the keyboard’s reach: ${nameOf(element)}`);
        if (!outer.isEnough)
          own = {
            left: Math.max(left, outer.left),
            right: Math.min(right, outer.right),
            isEnough: scrolls || style.textOverflow === 'ellipsis',
          };
      }
      const isCut = own && style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth;
      if (isCut && element.clientWidth < 5.5 * Number.parseFloat(style.fontSize))
        faults.add(`${element.clientWidth} px for ${nameOf(element)}`);
      bounds.set(element, own);
      return own;
    };
    const check = (
      element: Element,
      boxes: Iterable<DOMRect>,
      limits: readonly { left: number; right: number }[],
    ) => {
      for (const box of boxes)
        for (const { left, right } of limits)
          if (box.width > 0 && (box.left < left - 1 || box.right > right + 1)) {
            faults.add(`${nameOf(element)} at ${box.left | 0}–${box.right | 0} of ${left | 0}–${right | 0}`);
            return;
          }
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      let box = texts.currentNode.parentElement;
      while (box && getComputedStyle(box).display === 'inline') box = box.parentElement;
      const limit = box && texts.currentNode.nodeValue?.trim() && boundsIn(box);
      if (!box || !limit || limit.isEnough) continue;
      range.selectNodeContents(texts.currentNode);
      check(box, range.getClientRects(), [limit, box.getBoundingClientRect()]);
    }
    for (const control of document.body.querySelectorAll('a, button, input, select, textarea, summary')) {
      const limit = control.parentElement && boundsIn(control.parentElement);
      if (limit && !limit.isEnough && boundsIn(control)) check(control, control.getClientRects(), [limit]);
    }
    return [...faults];
  });
}
