import fc from 'fast-check';

/** The property tests of every run draw the same values. `PROPERTY_SEED=7 npm test -- --only unit` draws others. */
const SEED = Number(process.env['PROPERTY_SEED'] ?? 20_261_122);

fc.configureGlobal({ seed: SEED });

export { fc };
