import '@fontsource-variable/playfair-display/wght.css';
import '@fontsource-variable/public-sans/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@late/ui/styles.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { loadMessages } from './settings/load-messages.ts';
import { SettingsProvider } from './settings/SettingsContext.tsx';
import { readSettings } from './settings/settings.ts';
import { turnPage } from './shell/turn-page.ts';

const settings = readSettings();
const messages = await loadMessages(settings.language);
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
