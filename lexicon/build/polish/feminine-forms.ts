/** By ending: what is cut off, and the endings of the cases, singular and plural. */
const PARADIGMS: readonly (readonly [RegExp, string, string])[] = [
  // naukowczyni, szpiegini
  [/ni$/, 'i', 'i ię ią ie iom iami iach'],
  // chirurżka: the genitive plural, chirurżek, has another stem.
  [/ka$/, 'ka', 'ka ki ce kę ką ko ek kom kami kach'],
];

/** All case forms of a woman's name of a trade, from its ending. */
export function feminineForms(lemma: string): string[] {
  const paradigm = PARADIGMS.find(([ending]) => ending.test(lemma));
  if (!paradigm) throw new Error(`no paradigm for ${lemma}`);
  const [, cut, endings] = paradigm;
  const stem = lemma.slice(0, -cut.length);
  const forms = endings.split(' ').map((ending) => stem + ending);
  // naukowczyń
  return cut === 'i' ? [...forms, `${stem.slice(0, -1)}ń`] : forms;
}
