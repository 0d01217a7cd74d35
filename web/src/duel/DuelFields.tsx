import type { BotLevel } from '@late/kernel';
import { Choice } from '@late/ui';
import { useSay } from '../luck/use-say.ts';
import { DUEL_HOURS, DUEL_PLAYERS, type LastDuel } from '../shell/last-online.ts';

interface Props {
  readonly value: LastDuel;
  /** Of bots beside whoever plays. */
  readonly most: number;
  readonly least: number;
  readonly levels: readonly BotLevel[];
  readonly onChange: (value: LastDuel) => void;
}

/** What a duel wants to know: how many play, until when, and against which bots. */
export function DuelFields({ value, most, least, levels, onChange }: Props) {
  const say = useSay();
  const set = (changes: Partial<LastDuel>) => onChange({ ...value, ...changes });
  const bots = Math.min(most, Math.max(least, value.bots));
  return (
    <>
      <Field
        label={say('duel.players')}
        value={value.most}
        choices={DUEL_PLAYERS}
        words={(count) => say('duel.people', { count })}
        onChange={(players) => set({ most: players })}
      />
      <Field
        label={say('duel.time')}
        value={value.hours}
        choices={DUEL_HOURS}
        words={(hours) => sayHours(say, hours)}
        onChange={(hours) => set({ hours })}
      />
      {most > 0 && (
        <Field
          label={say('duel.bots')}
          value={bots}
          choices={Array.from({ length: most - least + 1 }, (_, index) => least + index)}
          words={(count) => say('duel.bots-count', { count })}
          onChange={(count) => set({ bots: count })}
        />
      )}
      {bots > 0 && (
        <Choice
          legend={say('new.level')}
          value={levels.includes(value.level) ? value.level : (levels[0] as BotLevel)}
          onChange={(level) => set({ level })}
          alternatives={levels.map((level) => ({ value: level, label: say(`level.${level}`) }))}
        />
      )}
    </>
  );
}

function Field<T extends number>(props: {
  label: string;
  value: T;
  choices: readonly T[];
  words: (value: T) => string;
  onChange: (value: T) => void;
}) {
  return (
    <label className="field">
      <span className="field__label">{props.label}</span>
      <select
        className="field__input"
        value={props.value}
        onChange={({ target }) => props.onChange(Number(target.value) as T)}
      >
        {props.choices.map((choice) => (
          <option key={choice} value={choice}>
            {props.words(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}

function sayHours(say: ReturnType<typeof useSay>, hours: number): string {
  return hours < 24 ? say('duel.hours', { count: hours }) : say('duel.days', { count: hours / 24 });
}
