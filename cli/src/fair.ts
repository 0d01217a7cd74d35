import { verify } from '@late/kernel';
import type { Command } from './command.ts';
import { narratorOf } from './narration.ts';
import { askedRecord } from './record-file.ts';

export const fair: Command = {
  usage: 'late fair <file> [--json]',
  summary: 'Checks every draw of a finished game against the seed that the table was bound to.',
  async run(args) {
    const { asked, record, json } = await askedRecord(args);
    const { commitment, seed } = record;
    const verdict = verify(asked.game, record);
    if (json) {
      console.log(JSON.stringify({ ...verdict, commitment, seed }));
      return verdict.fair;
    }
    console.log(`commitment  ${commitment}`);
    console.log(`seed        ${seed ?? 'sealed'}`);
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
