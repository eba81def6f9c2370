/** The notice to a person whose consumer report led to a decision against the application (15 U.S.C. 1681m(a)). */
import { formatDate } from '../dates.ts';
import { formatPhone } from '../formats/phone.ts';
import type { LetterFact, LetterPart } from '../notifications/letter.ts';
import { type StateCode, stateName } from '../us-states.ts';
import type { ConsumerReport, CreditScore } from './read-report.ts';

/** The decisions about an application or its bond that need a notice: no bond, a higher price, or no higher amount. */
export const NOTICED_DECISIONS = ['declined', 'price-offered', 'increase-declined'] as const;

type OfApplication = {
  decision: (typeof NOTICED_DECISIONS)[number];
  applicationNumber: string;
  bondName: string;
  stateCode: StateCode;
};

/** To an indemnitor: a decision about the bonding line of a contractor. */
type OfLine = { decision: 'line'; contractor: string };

/** The facts of a notice. It names no person: the mail goes to one address, and the page shows it to that address. */
export type ReportNotice = (OfApplication | OfLine) & { reports: readonly ConsumerReport[] };

/** The part of the account's tab with the notices. */
export const NOTICES_ID = 'credit-report-notices';

/** The page that shows a person's notices again. */
export const NOTICES_PATH = `/dashboard?tab=account#${NOTICES_ID}`;

export const NOTICE_TITLE = 'Notice about your credit report';

const DECISION_WORDS: Record<ReportNotice['decision'], string> = {
  declined:
    'We declined the application below. Information in a consumer report (credit report) about you was a reason, or one of the reasons.',
  'price-offered':
    'We offered the bond below at a higher price. Information in a consumer report (credit report) about you was a reason, or one of the reasons.',
  'increase-declined':
    'We declined to raise the amount of the bond below. Information in a consumer report (credit report) about you was a reason, or one of the reasons.',
  line: 'We declined bonds for the contractor below, or offered them on less favorable terms. Information in a consumer report (credit report) about you was a reason, or one of the reasons.',
};

/** What the notice is about: "application APP-271828". */
export function noticeSubject(notice: ReportNotice): string {
  return notice.decision === 'line'
    ? `bonds for ${notice.contractor}`
    : `application ${notice.applicationNumber}`;
}

function subjectFacts(notice: ReportNotice): LetterFact[] {
  return notice.decision === 'line'
    ? [['Contractor', notice.contractor]]
    : [
        ['Application number', notice.applicationNumber],
        ['Bond', `${notice.bondName}, ${stateName(notice.stateCode)}`],
      ];
}

/** The whole notice, for the mail and the page. */
export function noticeParts(notice: ReportNotice): LetterPart[] {
  const { decision, reports } = notice;
  const [agency, them] = reports.length === 1 ? ['agency', 'it'] : ['agencies', 'them'];

  return [
    { type: 'text', text: DECISION_WORDS[decision] },
    { type: 'facts', facts: subjectFacts(notice) },
    { type: 'text', text: `We got the report from the consumer reporting ${agency} below.` },
    ...reports.flatMap(reportParts),
    {
      type: 'text',
      text: `The ${agency} did not make this decision and cannot tell you why we made it.`,
    },
    { type: 'text', text: 'Federal law (the Fair Credit Reporting Act) gives you these rights:' },
    {
      type: 'list',
      items: [
        `You can get a free copy of your report from the ${agency} above. Ask ${them} within 60 days after you receive this notice.`,
        `If your report is inaccurate or incomplete, you can dispute it with the ${agency} above.`,
      ],
    },
  ];
}

function reportParts({ agency, address, phone, score }: ConsumerReport): LetterPart[] {
  return [
    {
      type: 'facts',
      facts: [
        ['Agency', agency],
        ['Address', address],
        ['Phone', formatPhone(phone)],
        ...(score ? scoreFacts(score) : []),
      ],
    },
    ...(score
      ? ([
          { type: 'text', text: `What lowered the score from ${agency} most:` },
          { type: 'list', items: score.factors },
        ] as const)
      : []),
  ];
}

function scoreFacts({ value, lowest, highest, createdOn }: CreditScore): LetterFact[] {
  return [
    ['Your credit score that we used', String(value)],
    ['Scores range', `from ${lowest} to ${highest}`],
    ['Score made on', formatDate(createdOn)],
  ];
}
