import { type Arrive, type Chair, type Doors, SEATS, type Task, type Told } from './chair.ts';

// The people: a process of its own, so that their processor time is not the server's.

const [module, doors, tables] = process.argv.slice(2) as [string, string, string];
const { arrive }: { arrive: Arrive } = await import(module);

/** Chairs whose turn it is, in the order in which it came to them. */
const ready: Chair[] = [];
let left = 0;
let paced = false;
let latencies: number[] = [];
let began = 0;
let done: (() => void) | null = null;
/** Chairs whose game is over. */
let over = 0;

function go(chair: Chair): void {
  left--;
  chair.move();
}

let task: Task | null = null;
const chairs = await arrive(JSON.parse(doors) as Doors, Number(tables), {
  ready(chair) {
    if (left > 0 && !paced) go(chair);
    else ready.push(chair);
  },
  answered(milliseconds) {
    latencies.push(milliseconds);
    if (latencies.length === task?.moves) done?.();
    else endIfAllOver();
  },
  over() {
    over++;
    endIfAllOver();
  },
});

/** Nobody waits for moves that cannot come: whoever asked for too many is told so. */
function endIfAllOver(): void {
  const made = task ? task.moves - left : 0;
  if (!task || left === 0 || over < Number(tables) * SEATS || latencies.length < made) return;
  console.error(`all games are over after ${made} of ${task.moves} moves, each of them answered`);
  process.exit(1);
}

async function play(asked: Task): Promise<Told> {
  task = asked;
  latencies = [];
  left = asked.moves;
  paced = asked.perSecond !== null;
  began = performance.now();
  const ended = new Promise<void>((resolve) => {
    done = resolve;
  });
  const pace = asked.perSecond;
  const timer = pace === null ? null : setInterval(() => keepPace(asked.moves, pace), 2);
  if (!paced) for (const chair of ready.splice(0, left)) go(chair);
  endIfAllOver();
  await ended;
  if (timer) clearInterval(timer);
  const seconds = (performance.now() - began) / 1000;
  const connected = chairs.filter((chair) => chair.isConnected()).length;
  return { seconds, latencies, connected };
}

function keepPace(moves: number, perSecond: number): void {
  const due = Math.floor(((performance.now() - began) / 1000) * perSecond) - (moves - left);
  for (const chair of ready.splice(0, Math.min(due, left))) go(chair);
}

process.on('message', async (asked: Task) => process.send?.(await play(asked)));
process.on('disconnect', () => process.exit());
process.send?.('seated');
