import { type Coach, type LoadCoach, parse } from '@late/kernel';
import { fakty, type Move, type View } from '../rules/index.ts';
import { analysisOf } from './analysis.ts';
import type { Line } from './line.ts';
import { luckOf } from './luck.ts';
import { judges, occasionsIn } from './occasions.ts';

const VERSION = 1;

export const loadCoach: LoadCoach<View, Move, Line> = async (options) => {
  const parsed = parse(fakty.options, options);
  if (!parsed.ok) throw new Error(`not options of Extra Fakty: ${parsed.at}`);
  return coach;
};

const coach: Coach<View, Move, Line> = {
  version: VERSION,
  unit: 'points',
  counts: 'lead',
  judges,
  occasions: (way) => way.flatMap(occasionsIn),
  analyse: analysisOf,
  luck: luckOf,
};
