export { default as Board } from './Board.tsx';
export { default as OptionsForm } from './OptionsForm.tsx';
