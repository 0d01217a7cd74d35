import type { KeyboardEvent } from 'react';
import { useSay } from '../shell/use-say.ts';
import type { Audience } from './chat-lines.ts';
import type { Unread } from './use-unread.ts';

const AUDIENCES: readonly Audience[] = ['all', 'team'];

export const tabId = (audience: Audience) => `chat-tab-${audience}`;
export const panelId = (audience: Audience) => `chat-panel-${audience}`;

interface Props {
  readonly audience: Audience;
  readonly unread: Unread;
  readonly onChoose: (audience: Audience) => void;
}

/** To whom one listens and speaks: one tab stop, arrow keys between the two. */
export function ChatTabs({ audience, unread, onChoose }: Props) {
  const say = useSay();
  const turn = (event: KeyboardEvent) => {
    const next = nextTab(audience, event.key);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div className="chat-tabs" role="tablist" aria-label={say('chat.title')} onKeyDown={turn}>
      {AUDIENCES.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={tabId(each)}
          className="chat-tabs__tab"
          aria-selected={each === audience}
          aria-controls={each === audience ? panelId(each) : undefined}
          tabIndex={each === audience ? 0 : -1}
          data-unread={unread[each] || undefined}
          onClick={() => onChoose(each)}
        >
          {say(`chat.to.${each}`)}
          {unread[each] > 0 && (
            <span className="unseen"> {say('chat.unread', { count: unread[each] })}</span>
          )}
        </button>
      ))}
    </div>
  );
}

function nextTab(from: Audience, key: string): Audience | undefined {
  if (key === 'Home') return AUDIENCES[0];
  if (key === 'End') return AUDIENCES.at(-1);
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return step ? AUDIENCES.at((AUDIENCES.indexOf(from) + step) % AUDIENCES.length) : undefined;
}
