import type { Page } from '@playwright/test';

/** How one element stands there, as the browser computed it. */
export interface Look {
  /** Its tag and classes. */
  readonly what: string;
  /** Left, top, width and height. */
  readonly box: string;
  readonly style: Readonly<Record<string, string>>;
}

/** What sheets are about. All four hundred properties would take minutes. */
const PROPERTIES = [
  ...['display', 'position', 'inset', 'z-index', 'order', 'float', 'flex', 'gap', 'align-items'],
  ...['justify-content', 'grid-template', 'grid-area', 'margin', 'padding', 'aspect-ratio'],
  ...['overflow', 'visibility', 'opacity', 'color', 'background', 'border', 'border-top'],
  ...['border-right', 'border-bottom', 'border-left', 'border-radius', 'border-collapse'],
  ...['outline', 'box-shadow', 'filter', 'clip-path', 'transform', 'translate', 'rotate'],
  ...['animation', 'transition', 'font', 'font-variant', 'letter-spacing', 'text-align'],
  ...['text-decoration', 'text-transform', 'vertical-align', 'white-space', 'list-style'],
  ...['cursor', 'pointer-events', 'touch-action', 'user-select', 'fill', 'stroke', 'content'],
];

/** Every element of the page's main part, with what is drawn before and after it. */
export async function looksOf(page: Page): Promise<Look[]> {
  await settle(page);
  // As one text: value by value, tens of thousands of them take far longer to get here than to find.
  const looks = await page.evaluate((names) => {
    const styleOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    };
    const all = Array.from(document.querySelectorAll('main, main *'), (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const what = [element.tagName.toLowerCase(), ...element.classList].join('.');
      const box = [left, top, width, height].join(' ');
      const parts = ['::before', '::after'].filter(
        (part) => getComputedStyle(element, part).content !== 'none',
      );
      const drawn = parts.map((part) => ({
        what: what + part,
        box,
        style: styleOf(element, part),
      }));
      return [{ what, box, style: styleOf(element) }, ...drawn];
    });
    return JSON.stringify(all.flat());
  }, PROPERTIES);
  return JSON.parse(looks) as Look[];
}

/** Until type has come and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  // Where pointer and focus are depends on the way there, not on the styles.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    const boxes = () =>
      Array.from(document.querySelectorAll('main *'), (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height];
      }).join();
    for (let before = '', now = boxes(); now !== before; before = now, now = boxes()) {
      await document.fonts.ready;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

/** What is different: an element a line, each property as it was and as it is. */
export function differencesOf(fresh: readonly Look[], now: readonly Look[]): string[] {
  if (fresh.length !== now.length) return [`${fresh.length} elements, now ${now.length}`];
  return fresh.flatMap((look, index) => {
    const other = now[index] as Look;
    const names = new Set([...Object.keys(look.style), ...Object.keys(other.style)]);
    const changed = [...names]
      .filter((name) => look.style[name] !== other.style[name])
      .map((name) => `${name}: ${look.style[name]} → ${other.style[name]}`);
    if (look.box !== other.box) changed.push(`box: ${look.box} → ${other.box}`);
    if (look.what !== other.what) changed.push(`now ${other.what}`);
    return changed.length ? [`${look.what} ${changed.join('; ')}`] : [];
  });
}
