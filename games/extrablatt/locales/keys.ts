import {
  adName,
  type CountStep,
  type Headline,
  headlineName,
  type Section,
  type Sector,
  type StackName,
} from '../rules/index.ts';

// Where the texts keep the names of things.

export const sectionKey = (section: Section) => `extrablatt.section.${section}`;
export const headlineKey = (headline: Headline) => `extrablatt.headline.${headlineName(headline)}`;
export const adKey = (text: number) => `extrablatt.ad.${adName(text)}`;
export const stackKey = (stack: StackName) => `extrablatt.stack.${stack}`;
export const sectorKey = (sector: Sector) => `extrablatt.sector.${sector}`;
export const stepKey = (step: CountStep) => `extrablatt.step.${step}`;
