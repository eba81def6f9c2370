import { ANSWER_LABELS } from '~/domain/answers/answer-labels';
import type { BondSlug } from '~/domain/bonds/bond-types';
import { bindsAPerson, bindsEither } from '~/domain/bonds/principals';

/** The words of the applicant step for a visitor who applies in person. */
const WORDS_FOR_SELF = {
  askedAgain:
    'Enter your date of birth and Social Security number here. For your safety, they are never kept on this device.',
  askedAgainForAll:
    'Enter the date of birth and Social Security number of each principal here. For safety, they are never kept on this device.',
  about: 'About you',
  name: 'The bond names you exactly as you type your name here. Enter it as the court or agency knows it.',
  forBusiness:
    'The bond names the business, which the next step asks for. Here, enter the owner or officer who signs for it: the surety checks this person’s identity.',
  reach: 'How to reach you',
  email: 'We’ll send your bond and status updates here.',
  address: 'Your home address',
  experience: 'Your experience',
  previousBonds: ANSWER_LABELS.applicant.previousBonds,
  years: 'Your years in this work. Enter 0 if you are new to it, or if this is not for a business.',
};

type ApplicantWords = Record<keyof typeof WORDS_FOR_SELF, string>;

/**
 * The same words for an attorney who types the answers of a client. A quote from a matter starts without the numbers, so
 * nobody enters them "again".
 */
const WORDS_FOR_CLIENT: ApplicantWords = {
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

/** What differs for a bond that names the person or the company, whichever appeals. */
const SIGNER =
  'If a company appeals, enter a person who is authorized to sign for it: we check that person’s identity. The next step asks for the company, and the bond names it.';
const SELF_OR_SIGNER = {
  name: `If you appeal in your own name, the bond names you exactly as you type your name here. ${SIGNER}`,
};
const CLIENT_OR_SIGNER = {
  askedAgain:
    'Enter this person’s date of birth and Social Security number here. For safety, they are never kept on this device.',
  about: 'About your client, or the person who signs for it',
  name: `If your client appeals in person, the bond names the client exactly as you type the name here. ${SIGNER}`,
  address: 'The home address of this person',
};

/** The words of the applicant step for a bond, and for an attorney who types the answers of a client. */
export function applicantWords(bond: { slug: BondSlug }, isForClient: boolean): ApplicantWords {
  const words = isForClient ? WORDS_FOR_CLIENT : WORDS_FOR_SELF;
  if (bindsEither(bond)) return { ...words, ...(isForClient ? CLIENT_OR_SIGNER : SELF_OR_SIGNER) };

  return bindsAPerson(bond) ? words : { ...words, name: words.forBusiness };
}
