import '@fontsource-variable/playfair-display/wght.css';
import '@fontsource-variable/public-sans/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@late/ui/styles.css';
import './specimen.css';
import { TextProvider } from '@late/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import shell from '../../web/locales/en.json';
import { REFUSED } from './parts/Lines.tsx';
import { Specimen } from './Specimen.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <TextProvider language="en" messages={{ ...shell, ...REFUSED }}>
      <Specimen />
    </TextProvider>
  </StrictMode>,
);
