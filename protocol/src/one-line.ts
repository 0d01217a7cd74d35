/** A family or a flag is one emoji of several, held together by joiners that must stay. */
const JOINED_EMOJI =
  /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*/gu;
const GAPS = /[\s\p{Cc}\p{Z}\u2800]+/gu;
/** Zero-width characters, marks that turn the direction of writing, fillers, halves of characters. */
const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]+/gu;
/** Accents piled up until they cover the neighbours. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/**
 * Text as it may stand beside other people's: on one line, nothing in it that cannot be seen or that
 * moves what is around it. Letters of all scripts, accents and emoji stay.
 */
export function oneLine(text: string): string {
  const seen = visible(text.replace(GAPS, ' ')).normalize('NFC');
  return seen.replace(PILED_MARKS, '$1').replace(/ +/g, ' ').trim();
}

function visible(text: string): string {
  let result = '';
  let from = 0;
  for (const { 0: emoji, index } of text.matchAll(JOINED_EMOJI)) {
    result += text.slice(from, index).replace(INVISIBLE, '') + emoji;
    from = index + emoji.length;
  }
  return result + text.slice(from).replace(INVISIBLE, '');
}

/** Whether there is anything to read. */
export function isLegible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
