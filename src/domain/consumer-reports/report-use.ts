/** The record of a decision and a person who allowed a credit report, as staff read it. */
import { listNames } from '../formats/name-list.ts';
import type { NOTICED_DECISIONS } from './notice.ts';

/** It has no score: the score is for the person alone. */
export type ReportUse = {
  name: string;
  decision: (typeof NOTICED_DECISIONS)[number];
  agencies: readonly string[];
  wasMailed: boolean;
  /** ISO 8601. */
  at: string;
};

const DECIDED: Record<ReportUse['decision'], string> = {
  declined: 'Declined',
  'price-offered': 'Higher price offered',
  'increase-declined': 'Higher amount declined',
};

/** A record in words: "Declined. Ann Smith got a notice about the report of Equifax by email." */
export function reportUseWords({ name, decision, agencies, wasMailed }: ReportUse): string {
  if (agencies.length === 0) {
    return `${DECIDED[decision]}. No consumer report on ${name} played a part.`;
  }
  const about = `a notice about the report of ${listNames(agencies)}`;

  return wasMailed
    ? `${DECIDED[decision]}. We emailed ${name} ${about}.`
    : `${DECIDED[decision]}. We have no email address of ${name}, who must get ${about} on paper.`;
}
