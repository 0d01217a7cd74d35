import { movedOn, type RoomSeen } from '@late/table';

/** Who will sit where in another game, in the order in which the house seats them. */
export function nextNames(
  { seats, blocked }: RoomSeen,
  { max, hasTeams }: { readonly max: number; readonly hasTeams: boolean },
): string[] {
  const moved = movedOn(seats.map((held, seat) => ({ ...held, isOut: blocked.includes(seat) })));
  const there = moved
    .filter(
      ({ kind, deserted, isOut }) => kind === 'bot' || (kind === 'person' && !deserted && !isOut),
    )
    .flatMap(({ kind, name, mates }) =>
      hasTeams || mates.length < 2 ? [{ kind, name }] : mates.map((mate) => ({ kind, name: mate })),
    );
  const bots = there.filter(({ kind }) => kind === 'bot');
  const surplus = Math.min(bots.length, Math.max(0, there.length - max));
  const behind = bots.slice(bots.length - surplus);
  return there.filter((one) => !behind.includes(one)).map(({ name }) => name);
}
