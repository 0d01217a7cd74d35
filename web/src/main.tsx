import '@fontsource-variable/playfair-display/wght.css';
import '@fontsource-variable/public-sans/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@late/ui/styles.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadMessages } from './settings/load-messages.ts';
import { SettingsProvider } from './settings/SettingsContext.tsx';
import { applySettings, readSettings } from './settings/settings.ts';

const settings = readSettings();
applySettings(settings);
const messages = await loadMessages(settings.language);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <SettingsProvider settings={settings} messages={messages}>
      <App />
    </SettingsProvider>
  </StrictMode>,
);
