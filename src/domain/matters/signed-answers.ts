/** What people signed by link after a quote of their matter began, and how the quote takes it. */
import { MAX_FURTHER_PARTIES } from '../bonds/principals.ts';
import { ON_FILE } from '../fields/on-file-mark.ts';
import { principalName, toHolder } from '../quote/draft-numbers.ts';
import { UNDERWRITING_QUESTIONS } from '../quote/underwriting-questions.ts';
import type { BoundParts } from '../signing/bind-parts.ts';
import type { MatterPart } from '../signing/matter-part.ts';
import { answerAt } from '../underwriting/stored-answers.ts';
import { applicantOf, signedHistory } from './matter-sections.ts';

type Section = Readonly<Record<string, unknown>>;

/** Says for each signature that the quote does not have yet what differs. Empty when the quote has them all. */
export function unusedParts(sections: object, { parts }: Pick<BoundParts, 'parts'>): string[] {
  return parts.flatMap(({ principal, name }) => {
    const typed = principalName(sections, principal - 1);
    if (typed === '') return [`${name} has signed. This quote does not have the signed name yet.`];
    if (toHolder(typed) !== toHolder(name))
      return [`${name} has signed. This quote says ${typed}.`];
    if (principal > 1 || hasSignedHistory(sections)) return [];

    return [`${name} has signed. This quote does not have the signed answers yet.`];
  });
}

function hasSignedHistory(sections: object): boolean {
  return UNDERWRITING_QUESTIONS.every(
    ({ key }) => answerAt(sections, `underwriting.${key}.answer`) === ON_FILE,
  );
}

/**
 * The sections with names, addresses and answers as signed. What the attorney typed about anything else stays, and so does
 * everything about people who did not sign.
 */
export function withSignedAnswers<Sections extends object>(
  sections: Sections,
  parts: readonly MatterPart[],
): Sections & { applicant: object } {
  const before = sectionAt(sections, 'applicant');
  const { furtherPrincipals: signedOthers = [], ...client } = applicantOf(
    parts,
    false,
  ) as Section & { furtherPrincipals?: readonly Section[] };
  const typedOthers = (before['furtherPrincipals'] ?? []) as readonly Section[];
  const others = Array.from(
    { length: Math.max(signedOthers.length, typedOthers.length) },
    (_, index) => mergePrincipal(typedOthers[index], signedOthers[index], parts[index + 1]),
  ).slice(0, MAX_FURTHER_PARTIES);

  return {
    ...sections,
    applicant: {
      ...mergePrincipal(before, client, parts[0]),
      ...(others.length > 0 && { furtherPrincipals: others }),
    },
    ...withHistory(sections, parts),
  };
}

/** The signed history replaces the answers, and nothing else that the attorney typed into the section. */
function withHistory(sections: object, parts: readonly MatterPart[]): object {
  const { underwriting } = signedHistory(parts);

  return underwriting
    ? { underwriting: { ...sectionAt(sections, 'underwriting'), ...underwriting } }
    : {};
}

/** No part of the name that was typed stays beside the signed name. */
const NO_NAME = { firstName: '', middleName: '', lastName: '', suffix: '' };

function mergePrincipal(
  typed: Section | undefined,
  filledIn: Section | undefined,
  part: MatterPart | undefined,
): Section {
  if (!part?.contact) return { ...filledIn, ...typed };
  const experience = filledIn?.['experience'];

  return {
    ...typed,
    ...NO_NAME,
    ...filledIn,
    ...(experience !== undefined && {
      experience: { ...Object(typed?.['experience']), ...Object(experience) },
    }),
  };
}

function sectionAt(sections: object, key: string): Section {
  return (answerAt(sections, key) ?? {}) as Section;
}
