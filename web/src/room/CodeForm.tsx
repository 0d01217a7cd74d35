import type { Refusal } from '@late/kernel';
import { Button } from '@late/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../remote/api.ts';
import { Trouble } from '../shell/Trouble.tsx';
import { useSay } from '../shell/use-say.ts';

const LONGEST = 12;

/** The way to a table whose code was read out. */
export function CodeForm() {
  const say = useSay();
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const usable = code.replace(/[^\p{L}\d]/gu, '');
  const find = async () => {
    setTrouble(null);
    const reply = await api.byCode(usable);
    if (reply.ok) navigate(`/room/${reply.value.id}`);
    else setTrouble(reply.status === 404 ? { code: 'lobby.no-code' } : reply.refusal);
  };
  return (
    <form
      className="code-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (usable) find();
        else setTrouble({ code: 'lobby.code-missing' });
      }}
    >
      <label className="field">
        <span className="field__label">{say('lobby.code')}</span>
        <input
          className="field__input code-form__code"
          value={code}
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value.toUpperCase())}
        />
      </label>
      <Button type="submit">{say('lobby.join')}</Button>
      <Trouble refusal={trouble} />
    </form>
  );
}
