import { type GameRecord, verify } from '@late/kernel';
import type { Command } from './command.ts';
import { narratorOf } from './narration.ts';
import { askedRecord } from './record-file.ts';

export const fair: Command = {
  usage: 'late fair <file> [--json]',
  summary: 'Checks every draw of a finished game against the seed that the table was bound to.',
  async run(args) {
    const { asked, record, json } = await askedRecord(args);
    const { commitment, parts, seed } = record;
    const verdict = verify(asked.game, record);
    if (json) {
      console.log(JSON.stringify({ ...verdict, commitment, seed, ...(parts && { parts }) }));
      return verdict.fair;
    }
    console.log(`commitment  ${commitment}`);
    console.log(`seed        ${seed ?? 'sealed'}`);
    for (const line of partLines(record)) console.log(line);
    if (verdict.fair) {
      console.log(`fair        ${verdict.draws} draws checked in ${verdict.steps} steps`);
    } else {
      const where = verdict.step === undefined ? '' : ` at step ${verdict.step}`;
      // What the game itself says has names in it, such as those of two word lists.
      const why = verdict.params
        ? (await narratorOf(asked, record)).explain(verdict)
        : verdict.code;
      console.error(`late: not shown to be fair${where}: ${why}`);
    }
    return verdict.fair;
  },
};

/** Who drew the luck beside the house, and what each of them gave. */
function partLines({ fairness, parts, sitters }: GameRecord): string[] {
  if (fairness !== 2) return [];
  if (parts === undefined) return ['drawn by    the seed alone'];
  if (parts === 'one device') return ['drawn by    one device'];
  const given = parts.map(({ seat, hash, value }) => {
    const who = `seat ${seat + 1}, ${sitters[seat]?.name ?? ''}`;
    return `part        ${who}: ${value ?? `withheld, promised ${hash}`}`;
  });
  return ['drawn by    the seed and all parts that were told', ...given];
}
