interface Props {
  readonly label: string;
  /** Who is meant, for those who cannot see beside whom it stands. */
  readonly name: string;
  readonly muted: boolean;
  readonly onMute: (muted: boolean) => void;
}

/** Whether somebody is not to be heard. */
export function MuteTick({ label, name, muted, onMute }: Props) {
  return (
    <label className="tick">
      <input type="checkbox" checked={muted} onChange={({ target }) => onMute(target.checked)} />
      {label}
      <span className="unseen"> {name}</span>
    </label>
  );
}
