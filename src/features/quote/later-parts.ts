// What the wizard can do without while its first step opens. later-parts-loader.ts loads this file.
export { startAccountEffects } from './account-effects';
export { ChangedElsewhere } from './ChangedElsewhere';
