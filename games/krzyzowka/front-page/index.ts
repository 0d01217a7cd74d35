import { editionPage } from '@late/ui';
import { useSay } from '../board/use-say.ts';
import { editionOf } from './edition.ts';

export { highlightsOf } from './highlights.ts';

export const FrontPage = editionPage('krzyzowka', useSay, editionOf);
