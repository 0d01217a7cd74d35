import type { Refusal } from '@late/kernel';
import { REPORT_REASONS, type ReportReason, WIRE_LIMITS } from '@late/protocol';
import { Button, Choice } from '@late/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../remote/api.ts';
import { remember } from '../remote/server-state.ts';
import { Trouble } from '../shell/Trouble.tsx';
import { useSay } from '../shell/use-say.ts';

interface Props {
  readonly room: string;
  /** The line that is meant, by its number; without one, the whole table. */
  readonly line?: number;
  /** Whether somebody wrote what is played with. */
  readonly hasOwnDeck?: boolean;
}

/** Tells whoever runs the house what is wrong. */
export function ReportForm({ room, line, hasOwnDeck = false }: Props) {
  const say = useSay();
  const [reason, setReason] = useState<ReportReason>('abuse');
  const [text, setText] = useState('');
  const [done, setDone] = useState(false);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTrouble(null);
    const words = text.trim();
    const reply = await api.report(room, {
      reason,
      ...(words && { text: words }),
      ...(line !== undefined && { line }),
    });
    if (!reply.ok) return setTrouble(reply.refusal);
    remember();
    setDone(true);
  };
  if (done) return <p role="status">{say('report.done')}</p>;
  return (
    <form className="form report" onSubmit={submit}>
      <Choice
        legend={say('report.reason')}
        value={reason}
        onChange={setReason}
        alternatives={REPORT_REASONS.filter((value) => value !== 'deck' || hasOwnDeck).map(
          (value) => ({ value, label: say(`report.is.${value}`) }),
        )}
      />
      <label className="field">
        <span className="field__label">{say('report.words')}</span>
        <input
          className="field__input"
          value={text}
          maxLength={WIRE_LIMITS.reportText}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <Button type="submit">{say('report.send')}</Button>
      <Trouble refusal={trouble} />
    </form>
  );
}
