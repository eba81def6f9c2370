// The rules that need zod, and the server time that they use. rules-loader.ts loads this file with the second step.
export { isStepComplete } from '~/domain/quote/completeness';
export { DRAFT_VERSION, readDraft, writeDraft } from '~/domain/quote/draft';
export { typedPrice } from './typed-price';
export { askServerTime } from '~/stores/server-time';
