import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, type Messages } from '@late/ui/text';
import { expect, test } from 'vitest';

// The words of the house, as docs/editors.md has them, where a program can hold them.

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const GAMES = readdirSync(join(root, 'games')).filter((game) =>
  existsSync(join(root, 'games', game, 'locales/en.json')),
);

interface Printed {
  /** `krzyzowka.own-word`, or `krzyzowka#challenge` for a paragraph of a rulebook. */
  readonly at: string;
  readonly text: string;
}

function printed(language: Language): Printed[] {
  const folders = [
    'web',
    'web/src/admin',
    'web/src/review',
    'web/src/luck',
    'web/src/daily',
    'web/src/endings',
    ...GAMES.map((game) => `games/${game}`),
  ];
  const messages = folders.flatMap((folder) =>
    Object.entries(JSON.parse(read(`${folder}/locales/${language}.json`)) as Messages),
  );
  const said = messages.flatMap(([at, message]) =>
    (typeof message === 'string' ? [message] : Object.values(message)).map((text) => ({
      at,
      text,
    })),
  );
  const rules = GAMES.flatMap((game) => {
    // Of a picture its words are printed.
    const book = read(`games/${game}/rulebook/${language}.md`).replace(
      /^!\[(.+)\]\(board:.+\)$/gm,
      '$1',
    );
    const [, ...parts] = book.split(/^(?=## )/m);
    return parts.map((part) => {
      const [heading = '', anchor] = part.slice(3).split(/ \{#|\}\n/);
      return { at: `${game}#${anchor}`, text: `${heading}\n${part.replace(/^.*\n/, '')}` };
    });
  });
  const front = GAMES.map((game) => {
    const { kicker, line } = JSON.parse(read(`games/${game}/locales/front/lines.json`))[language];
    return { at: `${game} front`, text: `${kicker}\n${line}` };
  });
  return [...said, ...rules, ...front];
}

/** What must not stand there, and where (everywhere, if it is not said). */
const NEVER: Readonly<Record<Language, readonly (readonly [RegExp, RegExp?])[]>> = {
  en: [[/["'`]/], [/\bbear’s favour\b/i, /^fakty/], [/\s…/], [/\s%/]],
  pl: [
    [/["'`]/],
    // Within a sentence the reader is not written large.
    [/[^.!?:…„\n] (?:Ty|Cię|Ciebie|Tobie|Tobą|Tw[oó][ij]\p{L}*)(?!\p{L})/u],
    [/kafel/i],
    [/\s%/],
    [/wygrywa najwięcej/i],
    // A tile of Krzyżówka is a letter, unless it is blank; a doubt is in the house's words.
    [/(?<!pust\p{L}+ )płyt/iu, /^krzyzowka\./],
    [/zakwestion/i],
    [/reklam/i, /^extrablatt/],
    [/kostk/i, /^fakty/],
    [/(?<!\p{L})motor/iu, /^extrablatt/],
    [/rz[ąę]d(?!\p{L}*(?:em|zie) od)|koś[cć]/iu, /^extra[.#](?!aim)/],
    [/sprzeciw/i, /^(?:krzyzowka|slowka)/],
  ],
  de: [
    [/["'`]/],
    [/\p{L}…/u],
    [/(?<!\p{L})Ihnen(?!\p{L})/u],
    [/Einspruch|widerspr/i, /^(?:krzyzowka|slowka)/],
    [/(?<!\p{L})Felde?r?(?!\p{L})/u, /^extra[.#]/],
    [/(?<!\p{L})(?:Satz|Satzes)(?!\p{L})|besondere[sn]? Wort/u, /^fakty/],
    [/(?<!\p{L})Titel(?!seit)/u, /^fakty/],
    [/(?<!\p{L})(?:Coach|Joker|Seed|\p{L}*-?Chips?)(?!\p{L})/u],
    [/Kreuzwort(?!rätsel)/],
  ],
  fr: [
    [/["'`]/],
    [/[^\u202f\u00a0|:-][;:!?»](?![-|])/],
    [/«[^\u202f]/],
    // Vous, everywhere.
    [/(?<!\p{L})(?:tu|toi|ton|ta|tes|te|tien(?:ne)?s?)(?!\p{L})/iu],
    [/moteur/i, /^extrablatt/],
    // What dice and bags give is hasard.
    [/(?<!\p{L})chances?(?!\p{L})/iu],
    [/(?<!\p{L})lignes?(?!\p{L})/u, /^extra[.#]/],
    [/mots? spécia/i, /^fakty/],
    [/sans (?:montre|pendule)/i],
    [/laiss\p{L}+(?:-le)? tenir/u],
    [/en solitaire|robots?(?!\p{L})|joker/iu],
    [/le plus de points gagne/i],
    [/jetons?(?!\p{L})/iu, /^krzyzowka/],
    [/publicit/i, /^extrablatt\.(?!ad)/],
    // Nobody is asked to be a man.
    [/(?<!\p{L})prêt(?!\p{L})/u],
  ],
  it: [
    [/["'`]/],
    [/«\s|\s»/],
    [/paper[ae](?!\p{L})/iu, /^extrablatt/],
    // What dice and bags give is sorte.
    [/(?<!\p{L})fortuna/iu],
    [/gettone|gettoni/i, /^slowka/],
    [/fogli[oa](?!\p{L})/iu, /^(?:extra[.#]|daily)/],
    [/in solitaria/i],
    [/(?<!\p{L})Da soli(?!\p{L})/u],
    [/(?<!\p{L})lanci(?!\p{L})|(?<!\p{L})lancio(?!\p{L})/iu, /^extra[.#]/],
    [/pubblicit/i, /^extrablatt\.(?!ad)/],
    [/tema caldo/i],
    [/(?<!\p{L})camp[oi](?!\p{L})/iu, /^slowka/],
    [/(?<!\p{L})sicuro\?/iu],
    [/parol[ae] special/i, /^fakty/],
  ],
};

test.each(LANGUAGES)('%s keeps to the words of the house', (language) => {
  const texts = printed(language);
  expect(texts.length).toBeGreaterThan(1_000);
  const found = texts.flatMap(({ at, text }) =>
    NEVER[language].flatMap(([never, where = /^/]) => {
      const hit = where.test(at) ? never.exec(text) : null;
      return hit ? [`${at}: …${text.slice(Math.max(0, hit.index - 20), hit.index + 30)}…`] : [];
    }),
  );
  expect(found).toEqual([]);
});

/** What stands there, as those who read it asked for. */
const ALWAYS: Readonly<Record<Language, readonly (readonly [string, RegExp])[]>> = {
  en: [
    ['extrablatt.board.count-play', /^Keep counting$/],
    ['slowka.board.waiting', /^\{name\} to play\.$/],
    ['krzyzowka.board.waiting', /^\{name\} to play\.$/],
    ['extrablatt.duck-section', /belongs in/],
    ['fakty.not-drawn', /is not one of those/],
    ['fakty.event.issue', /, plus \{count\}/],
    ['fakty.face.bear', /^Disservice$/],
    ['fakty#stack', /fewer tiles are left.*you draw what there is/],
    ['table.export-note', /^While a game is running, /],
    ['house.export', /^Download my data$/],
    ['extrablatt#write', /the lowest dispatch of a column/],
  ],
  pl: [
    ['fakty.event.issue', /, do tego \{count\}/],
    ['fakty#stack', /zostało mniej płytek, dobierasz tyle, ile jest/],
    ['fakty#hot-end', /Wygrywa, kto ma najwięcej punktów/],
    ['krzyzowka.not-straight', /poziomo albo pionowo/],
    ['extrablatt#write', /najniższą depeszę z kolumny/],
  ],
  de: [
    ['online.listed-hint', /^hängt in der Halle aus$/],
    ['extrablatt.board.waiting.cheques', /^\{names\}: /],
    ['fakty.event.issue', /fertig, dazu \{count\}/],
    ['fakty#hot', /aber alle punkten für sich/],
    ['fakty#stack', /weniger Plättchen übrig, ziehst du, was da ist/],
    ['fakty.event.stuck', /fertig.*Ablage/],
    ['settings.notify-on', /Benachrichtigung/],
    ['extrablatt#write', /die unterste Meldung einer Spalte/],
  ],
  fr: [
    ['fakty.event.issue', /, plus \{count\}/],
    ['fakty#stack', /reste moins de tuiles, vous piochez ce qu’il y a/],
    ['new.player', /^Place \{number\}$/],
    ['extrablatt#write', /la dépêche du bas d’une colonne/],
  ],
  it: [
    ['extrablatt.board.waiting.cheques', /^\{names\}: /],
    ['fakty.event.issue', /, più \{count\}/],
    ['fakty.event.impossible.boards', /tessera non protetta/],
    ['fakty.face.bear', /^Pessimo servizio$/],
    ['fakty#stack', /restano meno tessere, peschi quello che c’è/],
    ['new.player', /^Posto \{number\}$/],
    ['level.hard', /^Grande firma$/],
    ['extrablatt#write', /il dispaccio più basso di una colonna/],
  ],
};

test.each(LANGUAGES)('%s says what its readers asked for', (language) => {
  const texts = printed(language);
  for (const [where, wish] of ALWAYS[language]) {
    const said = texts.filter(({ at }) => at === where).map(({ text }) => text);
    expect(said, where).not.toEqual([]);
    expect(
      said.filter((text) => !wish.test(text)),
      where,
    ).toEqual([]);
  }
});
