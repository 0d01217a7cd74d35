/** The entries of a Hunspell dictionary in Latin-2 to which no ending is attached. */
export function readUndeclined(dictionary: Buffer): Set<string> {
  const [, ...lines] = new TextDecoder('iso-8859-2').decode(dictionary).split('\n');
  const declined = new Set<string>();
  const undeclined = new Set<string>();
  for (const line of lines) {
    const [word, endings] = line.trim().split('/', 2) as [string, string?];
    (endings ? declined : undeclined).add(word);
  }
  for (const word of declined) undeclined.delete(word);
  return undeclined;
}
