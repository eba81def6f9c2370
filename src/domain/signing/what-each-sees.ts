/**
 * What each person sees of a two-party application. The attorney reads this list before an invitation goes out, and the
 * tests of the database's access rules are made from it.
 */

/** The people around a matter, with the label of their column. */
export const VIEWER_LABELS = {
  firm: 'Your firm',
  client: 'Your client',
  'co-fiduciary': 'A co-fiduciary',
  indemnitor: 'An indemnitor',
  underwriter: 'Our underwriter',
} as const;

export type Viewer = keyof typeof VIEWER_LABELS;

export const VIEWERS = Object.keys(VIEWER_LABELS) as [Viewer, ...Viewer[]];

/** An item: its label, and who sees it. An item of a signer is seen by that signer, and by no other signer. */
type Item = { label: string; seenBy: readonly Viewer[] };

const EVERYBODY_OF_THE_MATTER = ['firm', 'client', 'co-fiduciary', 'underwriter'] as const;

const SIGNERS = ['client', 'co-fiduciary', 'indemnitor'] as const;

/** Every item of a two-party application. */
export const SEEN_ITEMS = {
  'matter-facts': {
    label: 'Case, court, capacity and bond amount',
    seenBy: EVERYBODY_OF_THE_MATTER,
  },
  corrections: { label: 'Corrections that the signer proposes', seenBy: EVERYBODY_OF_THE_MATTER },
  'contact-details': {
    label:
      'The signer’s name, address, phone and email, and whether the signer has had bonds before',
    seenBy: ['firm', ...SIGNERS, 'underwriter'],
  },
  'signing-state': {
    label: 'Whether the signer has opened, answered and signed',
    seenBy: ['firm', ...SIGNERS, 'underwriter'],
  },
  'own-answers': {
    label: 'Work, net worth, bankruptcies, judgments and other history',
    seenBy: [...SIGNERS, 'underwriter'],
  },
  'credit-report': { label: 'The credit report', seenBy: ['underwriter'] },
  'secret-numbers': {
    label: 'Date of birth and SSN: that they were given, never the numbers',
    seenBy: [...SIGNERS, 'underwriter'],
  },
  'private-notes': { label: 'Your private notes', seenBy: ['firm'] },
} as const satisfies Record<string, Item>;

export type SeenItem = keyof typeof SEEN_ITEMS;

/** The items that belong to one signer. */
const OF_ONE_SIGNER: readonly SeenItem[] = [
  'contact-details',
  'signing-state',
  'own-answers',
  'secret-numbers',
];

/** Who sees an item: "Your firm, this signer, our underwriter". No signer sees an item of another signer. */
export function viewersWords(item: SeenItem): string {
  const { seenBy }: Item = SEEN_ITEMS[item];
  const names = VIEWERS.filter((viewer) => seenBy.includes(viewer)).map((viewer) =>
    OF_ONE_SIGNER.includes(item) && SIGNERS.some((signer) => signer === viewer)
      ? 'This signer'
      : VIEWER_LABELS[viewer],
  );

  return [...new Set(names)].join(', ');
}

/** The items that a viewer sees, in the order of the list. */
export function itemsSeenBy(viewer: Viewer): SeenItem[] {
  const entries = Object.entries(SEEN_ITEMS) as [SeenItem, Item][];

  return entries.filter(([, { seenBy }]) => seenBy.includes(viewer)).map(([item]) => item);
}
