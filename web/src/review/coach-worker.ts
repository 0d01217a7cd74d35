/// <reference lib="webworker" />
import { manifestOf } from '@late/games';
import type { Manifest } from '@late/games/manifest';
import { type AnyCoach, type GameRecord, openingOf, seededChance } from '@late/kernel';
import { editionAsked, oneEdition, openLexicon } from '@late/lexicon';
import { readLexicon } from '../lexicon/read-lexicon.ts';
import { tablesOf } from '../local/read-bot-table.ts';
import { keepReview, readReview } from './kept-reviews.ts';
import type { AskedDecision, CoachQuestion, CoachReply } from './messages.ts';
import { reviewRecord } from './review-record.ts';

function manifestFor(game: string): Manifest {
  const manifest = manifestOf(game);
  if (!manifest?.coach) throw new Error('no coach for this game');
  return manifest;
}

async function coachOf(game: string, options: unknown): Promise<AnyCoach> {
  const module = await manifestFor(game).coach?.();
  if (!module) throw new Error('no coach for this game');
  return module.loadCoach(options, tablesOf(game));
}

const tell = (reply: CoachReply) => postMessage(reply);

async function review(record: GameRecord): Promise<void> {
  const game = await manifestFor(record.game).rules(async () =>
    oneEdition(openLexicon(await readLexicon(editionAsked(record.options)))),
  );
  const coach = await coachOf(record.game, openingOf(game, record).options);
  // Without a place to keep things everything is found out anew, and that is all.
  const known = await readReview(record, coach.version).catch(() => []);
  const shelf = {
    known,
    keep: (findings: Parameters<typeof keepReview>[2]) =>
      keepReview(record, coach.version, findings).catch(() => {}),
  };
  for await (const reply of reviewRecord(game, coach, record, shelf, Date.now)) tell(reply);
}

async function judge({ game, options, view, move }: AskedDecision): Promise<void> {
  const coach = await coachOf(game, options);
  const decision = { view, move };
  if (!coach.judges(decision)) return tell({ tell: 'analysis', advice: null, isFinal: true });
  let last: CoachReply | null = null;
  for (const analysis of coach.analyse(decision, seededChance(0))) {
    if (last) tell(last);
    last = { tell: 'analysis', advice: { analysis, unit: coach.unit }, isFinal: false };
  }
  if (last?.tell === 'analysis') tell({ ...last, isFinal: true });
}

addEventListener('message', async ({ data }: MessageEvent<CoachQuestion>) => {
  try {
    await (data.ask === 'review' ? review(data.record) : judge(data));
  } catch (error) {
    tell({ tell: 'failed', error: String(error) });
  }
});
