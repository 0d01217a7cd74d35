import type { Page } from '@playwright/test';

/**
 * Texts that cannot be read in full: cut off, sticking out of their button or cell, or printed over
 * one another. Where a name may be long, an ellipsis
 * is meant to be; the tag under the chosen die hangs out on purpose.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root: Element = document.querySelector('dialog[open]') ?? document.body;
    /** Only read out, never shown: `.unseen`, and whatever else is clipped away altogether. */
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));
    const texts: { text: string; box: DOMRect; parent: Element }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || !text || parent.closest('.wire, .pick__tag')) continue;
      if (isUnseen(parent)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      // A font claims more height than its letters fill; tight lines may share that.
      const air = Math.min(0.2 * Number.parseFloat(getComputedStyle(parent).fontSize), height / 3);
      const box = new DOMRect(x, y + air, width, height - 2 * air);
      if (width > 0) texts.push({ text, box, parent });
    }
    const where = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
    const scrolls = (element: Element) => {
      const { overflowX } = getComputedStyle(element);
      return overflowX === 'auto' || overflowX === 'scroll';
    };
    for (const { text, box, parent } of texts) {
      const isLongName = parent.matches('.chip__name') && text.length > 10;
      for (
        let outer: Element | null = parent;
        outer && outer !== root;
        outer = outer.parentElement
      ) {
        if (scrolls(outer)) break;
        const style = getComputedStyle(outer);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
        if (clips && outer.scrollWidth > outer.clientWidth + 1 && !isLongName) {
          found.push(`cut off in ${where(outer)}: ${text}`);
        }
        const edge = outer.getBoundingClientRect();
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
