import { dateFormat, Icon, useLanguage } from '@late/ui';
import { Link } from 'wouter';
import { useSay } from '../shell/use-say.ts';

/** The head of the front page. */
export function Masthead() {
  const say = useSay();
  const language = useLanguage();
  const today = dateFormat(language, { dateStyle: 'full' }).format(new Date());
  return (
    <header className="masthead">
      <p className="masthead__motto">{say('home.motto')}</p>
      <h1>Late Edition</h1>
      <div className="masthead__line">
        <span className="masthead__date" suppressHydrationWarning>
          {today}
        </span>
        <span className="masthead__price">{say('home.price')}</span>
        <Link href="/settings" className="masthead__link">
          <Icon name="settings" />
          {say('settings.title')}
        </Link>
      </div>
    </header>
  );
}
