import './admin.css';
import { type Messages, TextProvider, useLanguage } from '@late/ui';
import { useEffect, useState } from 'react';
import { Loading } from '../shell/Loading.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { Desk } from './Desk.tsx';
import { SignIn } from './SignIn.tsx';
import { useSay } from './use-say.ts';

const TEXTS = import.meta.glob<Messages>('./locales/*.json', { import: 'default' });
const TOKEN = 'admin/token';

/** For whoever runs the house. Nothing leads here but its address. */
export default function AdminPage() {
  const language = useLanguage();
  const [messages, setMessages] = useState<Messages | null>(null);
  useEffect(() => {
    let here = true;
    TEXTS[`./locales/${language}.json`]?.().then((loaded) => here && setMessages(loaded));
    return () => {
      here = false;
    };
  }, [language]);
  if (!messages) return <Loading />;
  return (
    <TextProvider language={language} messages={messages}>
      <Admin />
    </TextProvider>
  );
}

function Admin() {
  const say = useSay();
  const [token, setToken] = useState(() => sessionStorage.getItem(TOKEN));
  const open = (known: string) => {
    sessionStorage.setItem(TOKEN, known);
    setToken(known);
  };
  const signOut = () => {
    sessionStorage.removeItem(TOKEN);
    setToken(null);
  };
  return (
    <>
      <PageHead title={say('admin.title')} />
      <main className="page admin">
        {token === null ? <SignIn onOpen={open} /> : <Desk token={token} onSignOut={signOut} />}
      </main>
    </>
  );
}
