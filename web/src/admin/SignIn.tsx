import { Button } from '@late/ui';
import { type FormEvent, useState } from 'react';
import { sayRefusal } from '../remote/say-refusal.ts';
import { adminApi } from './admin-api.ts';
import { useSay } from './use-say.ts';

/** Asks for the token, and whether the house knows it. */
export function SignIn({ onOpen }: { onOpen: (token: string) => void }) {
  const say = useSay();
  const [token, setToken] = useState('');
  const [trouble, setTrouble] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTrouble('');
    const tried = token.trim();
    // A header can carry no other signs.
    if (!/^[!-~]+$/.test(tried)) return setTrouble(say('admin.wrong-token'));
    const reply = await adminApi(tried).house();
    if (reply.ok) return onOpen(tried);
    // Where it is off, the house answers with nothing, or with the front page.
    const isOff = reply.status === 404 || reply.refusal.code === 'online.no-house';
    if (isOff) setTrouble(say('admin.off'));
    else if (reply.status === 401) setTrouble(say('admin.wrong-token'));
    else setTrouble(sayRefusal(say, reply.refusal));
  };
  return (
    <form className="form" onSubmit={submit}>
      <label className="field">
        <span className="field__label">{say('admin.token')}</span>
        <input
          className="field__input"
          type="password"
          value={token}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setToken(target.value)}
        />
      </label>
      <p className="menu__note">{say('admin.sign-in-text')}</p>
      <Button look="main" type="submit" missing={token.trim() ? null : say('admin.token-missing')}>
        {say('admin.sign-in')}
      </Button>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
}
