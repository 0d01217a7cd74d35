import type { AnyLesson, Reply } from '@late/games/lesson';
import type { Line, Refusal, Seat } from '@late/kernel';
import { itemsOf, type Table } from '@late/table';
import type { ShellRefusal } from '../shell/use-say.ts';
import { readLesson, writeLesson } from '../store/lessons.ts';
import type { LessonNote } from '../table-client/lesson.ts';
import { followLesson, isAsked, LEARNER } from './script.ts';

/** A lesson at its table: what is said now, what is asked for, and what rivals do. All of it follows from the log, but for what was only read. */
export class LessonRun {
  private readonly lesson: AnyLesson;
  private readonly id: string;

  constructor(lesson: AnyLesson, id: string) {
    this.lesson = lesson;
    this.id = id;
  }

  /** Whether it goes on; once it is over, the table is one like any other. */
  isOn(table: Table): boolean {
    return this.stepAt(table) !== null;
  }

  /** What a rival does next. While a lesson is on they do nothing else. */
  reply(table: Table): Reply<unknown> | null {
    return this.reached(table)?.reply ?? null;
  }

  /** What is shown; nothing while a rival is at it. */
  note(table: Table): LessonNote | null {
    const index = this.stepAt(table);
    const step = index === null ? undefined : this.lesson.steps[index];
    if (index === null || !step || this.reply(table)) return null;
    const { says, at, needs = [], asks } = step;
    const of = this.lesson.steps.length;
    return { step: index + 1, of, says, at, needs, asks: asks?.move ?? null };
  }

  /** Why a move has to wait until after the lesson. */
  refuses(table: Table, seat: Seat, move: unknown): Refusal | null {
    const index = this.stepAt(table);
    const step = index === null ? undefined : this.lesson.steps[index];
    if (!step) return null;
    const { asks } = step;
    if (seat === LEARNER && asks && (isAsked(asks, move) || asks.lets?.(move))) return null;
    return asks ? otherMove(step.says) : ({ code: 'lesson.read-first' } satisfies ShellRefusal);
  }

  /** The reader has read what only wanted to be read. */
  next(table: Table): void {
    const step = this.stepAt(table);
    if (step === null) return;
    if (step + 1 >= this.lesson.steps.length) this.skip();
    else writeLesson(this.id, step + 1);
  }

  skip(): void {
    writeLesson(this.id, 'over');
  }

  private stepAt(table: Table): number | null {
    const kept = readLesson(this.id);
    const reached = this.reached(table);
    if (!reached || kept === 'over') return null;
    const step = Math.min(Math.max(kept, reached.least), reached.most);
    return step < this.lesson.steps.length || reached.reply ? step : null;
  }

  private reached(table: Table) {
    return table.result || readLesson(this.id) === 'over'
      ? null
      : followLesson(this.lesson, itemsOf(table.log));
  }
}

/** What to do instead is what the note says already. */
function otherMove({ key, params }: Line): Refusal {
  return { code: 'lesson.other-move', params: { ...params, step: key } };
}
