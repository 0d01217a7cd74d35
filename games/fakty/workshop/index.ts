export { default as Workshop } from './Workshop.tsx';
