import { ICON_NAMES, Icon } from '@late/ui';

export function Icons() {
  return (
    <ul className="specimen__icons">
      {ICON_NAMES.map((name) => (
        <li key={name}>
          <Icon name={name} /> <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
