export { type Say, useSay } from '@late/ui';
