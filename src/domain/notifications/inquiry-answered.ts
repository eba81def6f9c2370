import { z } from 'zod';
import { BOND_SLUGS } from '../bonds/bond-types.ts';
import { askAgainPath, quotePathWithAmount } from '../inquiries/inquiry-status.ts';
import {
  ANSWER_IS_SOFT,
  ANSWER_WORDS,
  ASKERS,
  INQUIRY_ANSWERS,
} from '../inquiries/inquiry-words.ts';
import { matterPath } from '../matters/matter-path.ts';
import { newMatterPath } from '../matters/new-matter.ts';
import { formatWholeMoney } from '../money.ts';
import { STATE_CODES, stateName } from '../us-states.ts';
import { defineLetter } from './letter.ts';

const dataSchema = z.object({
  bond: z.enum(BOND_SLUGS),
  bondName: z.string().min(1),
  stateCode: z.enum(STATE_CODES),
  amountCents: z.int().positive(),
  answer: z.enum(INQUIRY_ANSWERS),
  note: z.string(),
  /** Missing in older mails. */
  asker: z.enum(ASKERS).optional(),
  /** The matter of a firm that asked. */
  matterId: z.uuid().optional(),
});

/** An underwriter answered an inquiry. The letter has the whole answer, because the server cannot know the link's key. */
export const inquiryAnsweredLetter = defineLetter(dataSchema, (data) => {
  const { bondName, stateCode, amountCents, answer, note } = data;

  return {
    subject: `Your inquiry about the ${bondName} is answered`,
    title: ANSWER_WORDS[answer].title,
    parts: [
      { type: 'text', text: ANSWER_WORDS[answer].text },
      ...(note === '' ? [] : [{ type: 'quote' as const, text: note }]),
      { type: 'text', text: ANSWER_IS_SOFT },
      {
        type: 'facts',
        facts: [
          ['Bond', `${bondName}, ${stateName(stateCode)}`],
          ['Bond amount', formatWholeMoney(amountCents)],
        ],
      },
    ],
    action: nextStep(data),
    note: noteOf(data),
  };
});

type AnsweredInquiry = z.output<typeof dataSchema>;

function noteOf({ matterId, ...data }: AnsweredInquiry): string {
  if (matterId) return 'Your desk shows this answer beside the matter.';
  const kept = 'The link that you kept shows this answer too.';

  return pathToMatter(data) === undefined
    ? kept
    : `In the matter, your client adds the Social Security number and signs by a link. ${kept} A matter that you open there keeps the answer.`;
}

/** The path to a new matter, for an attorney whose client's bond we may write. */
function pathToMatter({ asker, bond, stateCode, amountCents, answer }: AnsweredInquiry) {
  return asker === 'attorney' && answer !== 'declined'
    ? newMatterPath(bond, stateCode, amountCents)
    : undefined;
}

function nextStep(data: AnsweredInquiry) {
  const { matterId, bond, stateCode, amountCents, answer } = data;
  if (matterId) return { label: 'Open the matter', path: matterPath(matterId) };
  const path = pathToMatter(data);
  if (path !== undefined) return { label: 'Open a matter', path };

  return answer === 'declined'
    ? { label: 'Ask again', path: askAgainPath(bond, stateCode, amountCents) }
    : { label: 'Start your quote', path: quotePathWithAmount(bond, stateCode, amountCents) };
}
