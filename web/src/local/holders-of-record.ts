import { BOT_LEVELS, type Seat, type Sitter } from '@late/kernel';
import { BOT_NAMES, type Holder } from '@late/table';

/** Who sits where if somebody takes a seat of a recorded game: its bots stay, and bots play for other people. */
export function holdersOfRecord(sitters: readonly Sitter[], seat: Seat, name: string): Holder[] {
  return sitters.map((sitter, other): Holder => {
    if (other === seat) return { kind: 'person', name };
    const level = BOT_LEVELS.find((known) => known === sitter.level) ?? 'medium';
    const called = sitter.kind === 'bot' ? sitter.name : (BOT_NAMES[other] ?? sitter.name);
    return { kind: 'bot', name: called, level };
  });
}
