/**
 * Letters that look like Latin ones, each pair of lines one under the other: of other alphabets, and Latin
 * ones that Unicode does not take apart. Those that people meet in names, not all that there are (UTS #39).
 */
const PAIRS: readonly (readonly [string, string])[] = [
  // Cyrillic
  ['АВЕЗКМНОРСТУХІЈЅҺԀԚԜҮѴ', 'ABE3KMHOPCTYXIJSHDQWYV'],
  ['авезкмнорстухіјѕһԁԛԝүѵгпьӏє', 'abe3kmhopctyxijshdqwyvrnble'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺ', 'ABEZHIKMNOPTYXCM'],
  ['αβεηικνορσςτυχγωϲϳ', 'abenikvopoctuxywcj'],
  // Armenian, Cherokee, Lisu
  ['ՕՍօսոհցզյ', 'OUounhgqj'],
  ['ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏚᎢᏙᎳᏃ', 'ABCDEGHJKLMPSTVWZ'],
  ['ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'BPDTGKJCZFMNLSRVHWXYAEIOU'],
  // Latin: with a stroke, without a dot, small capitals
  ['ŁłØøĐđĦħŦŧıƒɑɡ', 'LlOoDdHhTtifag'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
];

const LATIN: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([others, latin]) => {
    const letters = [...latin];
    return [...others].map((other, index) => [other, letters[index] as string] as const);
  }),
);

/** Accents and their like; marks that are letters of other scripts stay. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
const GAPS = /[\p{Z}\p{P}]/gu;

/**
 * What a name looks like, in two ways; names of which one is the same look alike. Once without regard to
 * capitals; once with it, where a capital I is an l, and r and n stand close together.
 */
export function looksOf(name: string): readonly string[] {
  const bare = name.normalize('NFKD').replace(ACCENTS, '').replace(UNSEEN, '');
  const inPrint = inLatin(bare)
    .replace(/[I1|]/g, 'l')
    .replace(/0/g, 'O')
    .replace(/rn/g, 'm')
    .replace(/vv/gi, 'w');
  return [`a ${compact(inLatin(bare.toLowerCase()))}`, `b ${compact(inPrint.toLowerCase())}`];
}

/** A text with Latin letters for those that look like them. */
export function inLatin(text: string): string {
  return [...text].map((letter) => LATIN.get(letter) ?? letter).join('');
}

/** Gaps, dots and dashes are easily missed, unless they are all there is. */
function compact(text: string): string {
  return text.replace(GAPS, '') || text;
}
