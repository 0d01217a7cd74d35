/** Says a thing at once, and then at most once a pause: what was last to be said then. */
export function paced<T>(pause: number, say: (it: T) => void): (it: T) => void {
  let next: { readonly it: T } | null = null;
  let rests = false;
  const goOn = () => {
    rests = next !== null;
    if (!next) return;
    const { it } = next;
    next = null;
    setTimeout(goOn, pause);
    say(it);
  };
  return (it) => {
    next = { it };
    if (!rests) goOn();
  };
}
