import { ANSWER_LABELS } from '~/domain/answers/answer-labels';

/** The words of the applicant step for a visitor who applies in person. */
export const WORDS_FOR_SELF = {
  askedAgain:
    'Enter your date of birth and Social Security number again: for your safety they are never kept on this device.',
  askedAgainForAll:
    'Enter the date of birth and Social Security number of each principal again: for your safety they are never kept on this device.',
  about: 'About you',
  name: 'The bond names you exactly as you type your name here. Enter it as the court or agency knows it.',
  forBusiness:
    'You apply for the business, which the next step asks for. The bond names the business.',
  reach: 'How to reach you',
  email: 'We’ll send your bond and status updates here.',
  address: 'Your home address',
  experience: 'Your experience',
  previousBonds: ANSWER_LABELS.applicant.previousBonds,
  years: 'Your years in this work. Enter 0 if you are new to it, or if this is not for a business.',
};

/**
 * The same words for an attorney who types the answers of a client. A quote from a matter starts without the numbers, so
 * nobody enters them "again".
 */
export const WORDS_FOR_CLIENT: Record<keyof typeof WORDS_FOR_SELF, string> = {
  askedAgain:
    'Enter the client’s date of birth and Social Security number here. For safety, they are never kept on this device.',
  askedAgainForAll:
    'Enter the date of birth and Social Security number of each principal here. For safety, they are never kept on this device.',
  about: 'About your client',
  name: 'The bond names your client exactly as you type the name here. Enter it as the court knows it.',
  forBusiness:
    'Your client applies for the business, which the next step asks for. The bond names the business.',
  reach: 'How to reach your client',
  email: 'The client’s address. We send the bond and status updates to your account’s address.',
  address: 'The client’s home address',
  experience: 'The client’s experience',
  previousBonds: 'Has your client had surety bonds before?',
  years:
    'The client’s years in this work. Enter 0 if the client is new to it, or if this is not for a business.',
};
