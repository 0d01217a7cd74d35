import { GAMES } from '@late/games';
import { LANGUAGES, type Language } from '@late/ui/text';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from '../App.tsx';
import { loadMessages } from '../settings/load-messages.ts';
import { SettingsProvider } from '../settings/SettingsContext.tsx';
import { DEFAULTS } from '../settings/settings.ts';
import { PageFrame } from '../shell/PageFrame.tsx';
import { TITLES } from './frame.ts';

/** What the first page has before any script has come, in one language. */
export interface FirstPage {
  readonly language: Language;
  readonly home: string;
  readonly frame: string;
  /** The titles of all screens and games. */
  readonly titles: Readonly<Record<string, string>>;
}

export function renderFirstPages(): Promise<FirstPage[]> {
  return Promise.all(LANGUAGES.map(render));
}

async function render(language: Language): Promise<FirstPage> {
  const messages = await loadMessages(language);
  const inHouse = (path: string, content: React.ReactNode) =>
    renderToString(
      <Router ssrPath={path}>
        <SettingsProvider settings={{ ...DEFAULTS, language }} messages={messages}>
          {content}
        </SettingsProvider>
      </Router>,
    );
  return {
    language,
    home: inHouse('/', <App />),
    frame: inHouse('/frame', <PageFrame />),
    titles: {
      ...Object.fromEntries(
        Object.entries(TITLES).map(([screen, key]) => [screen, String(messages[key])]),
      ),
      ...Object.fromEntries(GAMES.map(({ id, name }) => [id, name])),
    },
  };
}
