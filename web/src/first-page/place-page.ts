// Stands at the end of the page: puts what the build has rendered where the app will take it over, in the reader's
// language. The front page as it is; of any other screen its frame, under its title.
import { dateFormat } from '@late/ui/text';
import { frameOf } from './frame.ts';
import { keptLook } from './kept-look.ts';

const { language } = keptLook();
const kind = location.pathname === '/' ? 'home' : 'frame';
const template = document.querySelector<HTMLTemplateElement>(
  `template[data-page="${kind}"][lang="${language}"]`,
);
const root = document.getElementById('root');
if (template && root) {
  root.append(template.content);
  const date = root.querySelector('.masthead__date');
  if (date) date.textContent = dateFormat(language, { dateStyle: 'full' }).format(new Date());
  const heading = root.querySelector('.head h1');
  if (heading) {
    const { screen, game } = frameOf(location.pathname);
    const titles = JSON.parse(template.dataset.titles ?? '{}') as Record<string, string>;
    const title = titles[game ?? screen];
    if (title) heading.textContent = title;
  }
}
for (const unused of document.querySelectorAll('template[data-page]')) unused.remove();
