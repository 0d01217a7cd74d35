/** The windows that people have, by the names of their pictures. */
export const SIZES = {
  phone: { width: 360, height: 640, hasTouch: true },
  tall: { width: 390, height: 844, hasTouch: true },
  landscape: { width: 740, height: 360, hasTouch: true },
  tablet: { width: 820, height: 1180, hasTouch: true },
  desk: { width: 1440, height: 900, hasTouch: false },
  wide: { width: 1920, height: 1080, hasTouch: false },
} as const;
export type Size = keyof typeof SIZES;

/** The sizes in a list such as `phone,desk`; all of them if there is none. */
export function sizesIn(list: string | undefined): readonly Size[] {
  const all = Object.keys(SIZES) as Size[];
  if (list === undefined) return all;
  return list.split(',').map((name) => {
    const size = all.find((known) => known === name);
    if (!size) throw new Error(`no size "${name}": there are ${all.join(', ')}`);
    return size;
  });
}
