import '@late/ui/styles.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { setType } from './first-page/late-type.ts';
import { fetchScreen } from './screens/index.ts';
import { loadMessages } from './settings/load-messages.ts';
import { SettingsProvider } from './settings/SettingsContext.tsx';
import { readSettings } from './settings/settings.ts';
import { turnPage } from './shell/turn-page.ts';

// Not awaited by the module itself: screens are made of it, and would wait for it in turn.
async function start(): Promise<void> {
  const settings = readSettings();
  // The frame of a screen that is nearly there need not be drawn once more.
  const [messages] = await Promise.all([
    loadMessages(settings.language),
    fetchScreen(location.pathname),
  ]);
  const root = document.getElementById('root') as HTMLElement;
  const app = (
    <StrictMode>
      <SettingsProvider settings={settings} messages={messages}>
        <Router aroundNav={turnPage}>
          <App />
        </Router>
      </SettingsProvider>
    </StrictMode>
  );
  // The front page is there as the build rendered it; of other screens there is the frame, which goes.
  if (root.querySelector('.front')) hydrateRoot(root, app);
  else createRoot(root).render(app);
  setType();
}

start();
