export { type Finding, type Found, findings, type Place, placesOf } from './findings.ts';
export { graphOf, type Point } from './graph.ts';
export { finalOf, type Judged, reviewSeat, type SeatReview, type Spot } from './seat-review.ts';
export { type Course, courseOf, standInsIn, type Way, Ways } from './way.ts';
