export { FrontPage } from './FrontPage.tsx';
export { highlightsOf } from './highlights.ts';
