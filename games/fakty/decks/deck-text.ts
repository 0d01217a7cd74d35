/** What a predicate can want of its subject. Every want has a sentence in the locales, but `any`. */
export const SUBJECT_WANTS = ['sg', 'pl', 'm', 'f', 'n', 'virile', 'nonvirile', 'any'] as const;
export type SubjectWant = (typeof SUBJECT_WANTS)[number];
/** What a predicate can want of its object. */
export const OBJECT_WANTS = [
  'acc',
  'gen',
  'ins',
  'dat',
  'dir',
  'de',
  'inf',
  'noun',
  'ing',
] as const;
export type ObjectWant = (typeof OBJECT_WANTS)[number];

/** A deck as its author writes it; README.md says how. */
export interface DeckText {
  /** What its predicates want of their subjects, and the classes that satisfy it. */
  readonly subjectWants: Readonly<Partial<Record<SubjectWant, readonly string[]>>>;
  /** What its predicates want of their objects, and the forms that satisfy it. */
  readonly objectWants: Readonly<Partial<Record<ObjectWant, readonly string[]>>>;
  /** Texts by their class. */
  readonly subjects: Readonly<Record<string, readonly string[]>>;
  /** Texts by what they want: of the subject, then of the object. */
  readonly predicates: Readonly<Partial<Record<`${SubjectWant} ${ObjectWant}`, readonly string[]>>>;
  /** Texts by the forms that they can stand for. */
  readonly objects: Readonly<Record<string, readonly string[]>>;
}
