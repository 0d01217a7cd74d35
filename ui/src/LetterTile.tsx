/**
 * A letter on a wooden tile, with what it is worth. Decoration: whoever shows it also says it.
 * A blank that stands for a letter is worth nothing, and looks it.
 */
export function LetterTile(props: {
  letter: string;
  value: number;
  look?: 'old' | 'fresh' | 'held' | 'ghost' | undefined;
}) {
  const { letter, value, look } = props;
  const names = ['letter', look && `letter--${look}`, value === 0 && 'letter--blank'];
  return (
    <span className={names.filter(Boolean).join(' ')} aria-hidden="true">
      <span className="letter__sign">{letter.toLocaleUpperCase('pl')}</span>
      {value > 0 && <span className="letter__value">{value}</span>}
    </span>
  );
}
