import type { Page } from '@playwright/test';

/**
 * Texts that cannot be read in full: cut off, sticking out of their button or cell, or printed over
 * one another. Where a name may be long, an ellipsis
 * is meant to be; the tag under the chosen die hangs out on purpose, how to drag a table lies on it until
 * somebody does, and a page that goes to the press is a picture. What has been scrolled or panned
 * out of sight is not looked at, and what is half in sight counts as far as it is.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root: Element = document.querySelector('dialog[open]') ?? document.body;
    /** Only read out, never shown: `.unseen`, and whatever else is clipped away altogether. */
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));
    /** Whatever it holds can be brought into sight: by scrolling, or because the whole table pans. */
    const moves = (element: Element, overflow: string) =>
      /auto|scroll/.test(overflow) || element.matches('.kz-table__frame');
    const scrollsAcross = (element: Element) => moves(element, getComputedStyle(element).overflowX);
    const scrolls = (element: Element) =>
      scrollsAcross(element) || moves(element, getComputedStyle(element).overflowY);
    const ON_PURPOSE = '.news-line, .pick__tag, .kz-beyond__hint, .press__page';
    const MAY_END_EARLY = '.seat-name__names, .door__guest strong';
    /** The part of a box that is in sight now. */
    const inSight = (box: DOMRect, parent: Element): DOMRect => {
      let { left, top, right, bottom } = box;
      for (let outer: Element | null = parent; outer; outer = outer.parentElement) {
        if (!scrolls(outer) && !outer.matches(MAY_END_EARLY)) continue;
        const edge = outer.getBoundingClientRect();
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const texts: { text: string; box: DOMRect; parent: Element }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || !text || parent.closest(ON_PURPOSE)) continue;
      if (isUnseen(parent)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      // A font claims more height than its letters fill; tight lines may share that.
      const air = Math.min(0.2 * Number.parseFloat(getComputedStyle(parent).fontSize), height / 3);
      const box = inSight(new DOMRect(x, y + air, width, height - 2 * air), parent);
      if (box.width > 0 && box.height > 0) texts.push({ text, box, parent });
    }
    const where = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
    for (const { text, box, parent } of texts) {
      const isLongName = parent.matches(MAY_END_EARLY) && text.length > 10;
      for (
        let outer: Element | null = parent;
        outer && outer !== root;
        outer = outer.parentElement
      ) {
        if (scrollsAcross(outer)) break;
        const style = getComputedStyle(outer);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
        if (clips && outer.scrollWidth > outer.clientWidth + 1 && !isLongName) {
          found.push(`cut off in ${where(outer)}: ${text}`);
        }
        const edge = outer.getBoundingClientRect();
        // A mere point, such as the origin of a table that pans, frames nothing.
        if (edge.width === 0 && edge.height === 0) continue;
        const out = Math.max(edge.left - box.left, box.right - edge.right);
        if (out > 1.5 && !isLongName)
          found.push(`${out.toFixed(1)} px out of ${where(outer)}: ${text}`);
        const framed = outer.matches('button, .button, label, td, th');
        const down = Math.max(edge.top - box.top, box.bottom - edge.bottom);
        if (framed && down > 1) found.push(`${down.toFixed(1)} px below ${where(outer)}: ${text}`);
        if (framed) break;
      }
    }
    texts.forEach((one, index) => {
      for (const other of texts.slice(index + 1)) {
        if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
        if (one.parent.closest('.strip') && other.parent.closest('.strip')) continue;
        // What stays at the foot of the screen hides what is scrolled under it: that is no flaw of either.
        if (one.parent.closest('.foot') !== other.parent.closest('.foot')) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 2) found.push(`one over the other: ${one.text} / ${other.text}`);
      }
    });
    return [...new Set(found)];
  });
}
