import { Button } from '@late/ui';

const LOOKS = ['main', 'plain', 'quiet'] as const;

/** The tour points at one of them and puts the focus on another. */
export function Buttons() {
  return (
    <>
      {LOOKS.map((look) => (
        <div key={look} className="specimen__row">
          <Button look={look}>{look}</Button>
          <Button look={look} icon="again">
            with an icon
          </Button>
          <Button look={look} icon="share" iconOnly>
            an icon alone, {look}
          </Button>
          <Button look={look} aria-disabled>
            not now
          </Button>
          <Button look={look} icon="undo" iconOnly aria-disabled>
            an icon alone, not now, {look}
          </Button>
          <Button look={look} disabled>
            disabled
          </Button>
        </div>
      ))}
      <div className="specimen__row">
        {LOOKS.map((look) => (
          <Button key={look} look={look} className={`specimen__pointed--${look}`}>
            pointed at
          </Button>
        ))}
        <Button className="specimen__focused">focused</Button>
      </div>
      <div className="specimen__narrow">
        <Button look="main">A label of many words takes two lines where it must</Button>
      </div>
    </>
  );
}
