import { Button, Choice, Dialog, LANGUAGE_NAMES, LANGUAGES } from '@late/ui';
import { lazy, Suspense, useState } from 'react';
import { useSettings } from '../settings/SettingsContext.tsx';
import { SignalChoice } from '../settings/SignalChoice.tsx';
import { NotifyChoice } from '../shell/NotifyChoice.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useSay } from '../shell/use-say.ts';

const HouseMemory = lazy(() => import('../room/HouseMemory.tsx'));

const NAME_LENGTH = 24;

export default function Settings() {
  const say = useSay();
  const { settings, change } = useSettings();
  const [forgetting, setForgetting] = useState(false);
  return (
    <>
      <PageHead title={say('settings.title')} />
      <main className="page page--wide">
        <div className="form form--columns">
          <Choice
            legend={say('settings.language')}
            value={settings.language}
            onChange={(language) => change({ language })}
            alternatives={LANGUAGES.map((value) => ({
              value,
              label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
            }))}
          />
          <Choice
            legend={say('settings.theme')}
            value={settings.theme}
            onChange={(theme) => change({ theme })}
            alternatives={[
              { value: 'system', label: say('settings.system') },
              { value: 'paper', label: say('settings.paper') },
              { value: 'night', label: say('settings.night') },
            ]}
          />
          <Choice
            legend={say('settings.type')}
            value={settings.type}
            onChange={(type) => change({ type })}
            alternatives={[
              { value: 'normal', label: say('settings.normal') },
              { value: 'large', label: say('settings.large') },
            ]}
          />
          <Choice
            legend={say('settings.hand')}
            value={settings.hand}
            onChange={(hand) => change({ hand })}
            alternatives={[
              { value: 'right', label: say('settings.right') },
              { value: 'left', label: say('settings.left') },
            ]}
          />
          <label className="field">
            <span className="field__label">{say('settings.name')}</span>
            <input
              className="field__input"
              value={settings.name}
              maxLength={NAME_LENGTH}
              autoComplete="nickname"
              placeholder={say('new.you')}
              onChange={({ target }) => change({ name: target.value })}
            />
          </label>
          <NotifyChoice />
          <SignalChoice />
          <fieldset className="choice">
            <legend>{say('settings.coach')}</legend>
            <label className="tick">
              <input
                type="checkbox"
                checked={settings.secondLook}
                onChange={({ target }) => change({ secondLook: target.checked })}
              />
              {say('settings.second-look')}
            </label>
          </fieldset>
          <section className="form__section">
            <h2>{say('settings.data')}</h2>
            <p>{say('settings.data-text')}</p>
            <Button icon="bin" onClick={() => setForgetting(true)}>
              {say('settings.forget')}
            </Button>
          </section>
          <Suspense>
            <HouseMemory />
          </Suspense>
        </div>
      </main>
      {forgetting && (
        <Dialog title={say('settings.forget')} onClose={() => setForgetting(false)}>
          <p>{say('settings.forget-text')}</p>
          <div className="dialog__actions">
            <Button
              look="main"
              onClick={async () => {
                const { forgetEverything } = await import('../store/forget.ts');
                await forgetEverything();
                location.assign('/');
              }}
            >
              {say('settings.forget-do')}
            </Button>
            <Button onClick={() => setForgetting(false)}>{say('undo.leave')}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
