import type { BondForm, FormSource, ResolvedForm } from '../../src/domain/papers/bond-form.ts';
import {
  FORM_BLANKS,
  principalWords,
  type BlankWords,
} from '../../src/domain/papers/form-blanks.ts';

/** A source for an override. */
export const FORM_SOURCE: FormSource = {
  name: 'Government Code',
  citation: "Tex. Gov't Code 406.010",
  url: 'https://statutes.example/406.010',
  checked: '2026-11-23',
};

/** A short form for executors and notaries, without overrides. */
export function buildForm(changes: Partial<BondForm> = {}): BondForm {
  return {
    title: 'Public Bond',
    isSample: true,
    capacities: { notary: 'notary public', 'executor-personal-representative': 'executor' },
    matterLabel: 'In the matter of',
    recitals: ['The principal is {capacity}.'],
    condition: 'The condition is this.',
    term: { fixed: 'Ends on {expiryDate}.', continuous: 'Goes on.' },
    provisions: ['The sum is a limit.'],
    ...changes,
  };
}

/** The form of one bond in one state. */
export function buildResolvedForm(changes: Partial<ResolvedForm> = {}): ResolvedForm {
  const { capacities: _, overrides: __, ...words } = buildForm();

  return { ...words, capacity: 'executor', attestation: 'filing', sources: [], ...changes };
}

/** Text for every blank, `<name>` unless given, for one principal and a matter. */
export function buildBlankWords(
  matter: Record<string, string> = {},
  changes: Partial<BlankWords> = {},
): BlankWords {
  const blanks = Object.fromEntries(FORM_BLANKS.map((name) => [name, `<${name}>`]));

  return { ...(blanks as Omit<BlankWords, 'matter'>), ...principalWords(1), matter, ...changes };
}
