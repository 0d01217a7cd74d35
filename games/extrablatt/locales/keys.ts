import {
  adName,
  type CountStep,
  type Headline,
  headlineName,
  type PhotoNumber,
  type Section,
  type Sector,
  type StackName,
} from '../rules/index.ts';

// Where the texts keep the names of things.

export const sectionKey = (section: Section) => `extrablatt.section.${section}` as const;
export const headlineKey = (headline: Headline) =>
  `extrablatt.headline.${headlineName(headline)}` as const;
export const photoKey = (section: Section, photo: PhotoNumber) =>
  `extrablatt.photo.${section}-${photo}` as const;
export const adKey = (text: number) => `extrablatt.ad.${adName(text)}` as const;
export const stackKey = (stack: StackName) => `extrablatt.stack.${stack}` as const;
export const sectorKey = (sector: Sector) => `extrablatt.sector.${sector}` as const;
export const stepKey = (step: CountStep) => `extrablatt.step.${step}` as const;
