// The rules that need zod, the server time that they use, and the turns of toasts. rules-loader.ts loads this file with the second step.
export { isStepComplete } from '~/domain/quote/completeness';
export { DRAFT_VERSION, readDraft, writeDraft } from '~/domain/quote/draft';
export { fitDetails } from './fitting-details';
export { typedPrice } from './typed-price';
export { keepToastsInTurn } from './toasts-in-turn';
export { askServerTime } from '~/stores/server-time';
