import { LINE_FAULTS } from './line-faults.ts';
import { PART_FAULTS } from './part-faults.ts';
import { PROCESS_FAULTS } from './process-faults.ts';

export const ALL_FAULTS = [...PROCESS_FAULTS, ...PART_FAULTS, ...LINE_FAULTS];
