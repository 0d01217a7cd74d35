import { Button, Icon } from '@late/ui';
import { useState } from 'react';
import { saveText } from '../../records/save-file.ts';
import { addKeepsakes, listKeepsakes, listLucks } from '../../store/keepsakes.ts';
import { addScores, listScores } from '../../store/scores.ts';
import { type Say, useSay } from '../use-say.ts';
import { ARCHIVE_LIMITS, type ArchiveFault, readArchive, writeArchive } from './archive.ts';

type Told = { readonly count: number } | { readonly fault: ArchiveFault | 'not-kept' };

/** Records as a file: to another device, or back. */
export function RecordsFile({ onTaken }: { onTaken: () => void }) {
  const say = useSay();
  const [told, setTold] = useState<Told | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const answer = await takeOver(file);
    setTold(answer);
    if ('count' in answer) onTaken();
  };
  return (
    <section className="records-file">
      <h2>{say('records.file')}</h2>
      <p>{say('records.file-text')}</p>
      <div className="records-file__actions">
        <Button icon="save" onClick={save}>
          {say('records.export')}
        </Button>
        <label className="button">
          <Icon name="open" />
          {say('records.import')}
          <input
            type="file"
            accept=".json,application/json"
            className="unseen"
            onChange={({ target }) => {
              take(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      </div>
      {told && (
        <p className={'fault' in told ? 'trouble' : undefined} role="alert">
          {tell(say, told)}
        </p>
      )}
    </section>
  );
}

function tell(say: Say, told: Told): string {
  if ('fault' in told) return say(`records.refused.${told.fault}`);
  return told.count ? say('records.imported', told) : say('records.nothing-new');
}

async function save(): Promise<void> {
  const [scores, games, lucks] = await Promise.all([listScores(), listKeepsakes(), listLucks()]);
  const now = Date.now();
  const name = `late-edition-records-${new Date(now).toISOString().slice(0, 10)}.json`;
  saveText(writeArchive({ scores, games, lucks }, now), name, 'application/json');
}

async function takeOver(file: Blob): Promise<Told> {
  // Letters of our languages have at most three bytes each.
  if (file.size > 3 * ARCHIVE_LIMITS.characters) return { fault: 'long' };
  const archive = readArchive(await file.text());
  if (typeof archive === 'string') return { fault: archive };
  try {
    await addKeepsakes(archive.games, archive.lucks);
    return { count: await addScores(archive.scores) };
  } catch {
    return { fault: 'not-kept' };
  }
}
