// The part of the rules that needs zod. It comes with the second step, not with the page: see rules-loader.ts.
export { isStepComplete } from '~/domain/quote/completeness';
export { DRAFT_VERSION, readDraft, writeDraft } from '~/domain/quote/draft';
