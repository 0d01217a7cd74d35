import { readFileSync } from 'node:fs';
import { TextProvider } from '@late/ui';
import { LANGUAGES, type Messages } from '@late/ui/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SheetHelp } from '../board/SheetHelp.tsx';
import type { SheetName } from '../rules/index.ts';

/** What is said of the walls to whoever taps the sheet's little book. */
function saidOf(sheet: SheetName, language: (typeof LANGUAGES)[number]): string {
  const file = new URL(`../locales/${language}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  const page = renderToStaticMarkup(
    <TextProvider language={language} messages={messages}>
      <SheetHelp sheet={sheet} onClose={() => {}} />
    </TextProvider>,
  );
  return page.slice(page.indexOf('<h3>'));
}

test.each(LANGUAGES)('the sheet tells which rows’ values are ours: %s', (language) => {
  const rows = [...saidOf('schmidt', language).matchAll(/\d+, \d+/g)].map(([found]) => found);
  expect(rows.slice(0, 2)).toEqual(['5, 9', '10, 12']);
  expect(saidOf('classic', language)).not.toMatch(/\d+, \d+/);
});
