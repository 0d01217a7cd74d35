export { default as Board } from './Board.tsx';
export { default as OptionsForm } from './OptionsForm.tsx';
export { default as VariantForm } from './VariantForm.tsx';
