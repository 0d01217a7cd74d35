import { verify } from '@late/kernel';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { readRecordFile } from './record-file.ts';

export const fair: Command = {
  usage: 'late fair <file> [--json]',
  summary: 'Checks every draw of a finished game against the seed that the table was bound to.',
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      { json: { type: 'boolean', default: false } },
      ['the file'],
    );
    const { kit, record } = await readRecordFile(positionals[0] as string);
    const { commitment, seed } = record;
    const verdict = verify(kit.game, record);
    if (values.json) {
      console.log(JSON.stringify({ ...verdict, commitment, seed }));
      return verdict.fair;
    }
    console.log(`commitment  ${commitment}`);
    console.log(`seed        ${seed ?? 'sealed'}`);
    if (verdict.fair) {
      console.log(`fair        ${verdict.draws} draws checked in ${verdict.steps} steps`);
    } else {
      const where = verdict.step === undefined ? '' : ` at step ${verdict.step}`;
      console.error(`late: not shown to be fair${where}: ${verdict.code}`);
    }
    return verdict.fair;
  },
};
