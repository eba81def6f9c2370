import type { BondCategory, BondSlug } from '~/domain/bonds/bond-types';
import type { StateRow } from '~/domain/bonds/state-rows';
import {
  filerWords,
  filingBadge,
  type Filer,
  type FilingBadge,
  type FilingMethod,
} from '~/domain/states/filing';

/** A family of bonds; its own filing is the same in every state, or it has none. */
type Family = {
  category: BondCategory;
  title: string;
  filing?:
    { where: string; whoFiles: Filer; how: string; refuses?: string | undefined } | undefined;
};

/** How a state takes one family of bonds. */
type StateFiling = {
  category: BondCategory;
  channel: FilingMethod;
  whoFiles: Filer;
  how: string;
  refuses?: string | undefined;
};

type BondInState = {
  bond: {
    id: BondSlug;
    data: { category: BondCategory; name: string; howFiled: string; followsStateFiling: boolean };
  };
  row: StateRow;
};

/** What a card says of one family of bonds in a state. */
export type FilingCard = {
  category: BondCategory;
  title: string;
  badge: FilingBadge;
  whoFiles: string;
  how: string;
  /** What is sent back; nothing, where nothing is filed. */
  refuses?: string | undefined;
  /** Bonds of the family of which this state has something of its own, or another way. */
  others: BondWords[];
};

type BondWords = { name: string; words: string[] };

/** What a state asks of these has a section of its own on its page. */
const TOLD_APART: readonly BondSlug[] = ['notary', 'auto-dealer'];

/** A card for each family of which a way of filing is known: the state's own, or the family's. */
export function toFilingCards(
  families: readonly Family[],
  stateFilings: readonly StateFiling[],
  bonds: readonly BondInState[],
): FilingCard[] {
  return families.flatMap((family): FilingCard[] => {
    const { category, title } = family;
    const own = stateFilings.find((filing) => filing.category === category);
    if (own) {
      return [
        {
          category,
          title,
          badge: filingBadge(own.channel),
          whoFiles: filerWords(own.whoFiles),
          how: own.how,
          refuses: own.refuses ?? unknownRefusal(category),
          others: category === 'license' ? otherWays(bonds) : ownWords(category, bonds),
        },
      ];
    }
    if (!family.filing) return [];

    const { where, whoFiles, how, refuses } = family.filing;

    return [
      {
        category,
        title,
        badge: { label: where, tone: 'neutral' },
        whoFiles: filerWords(whoFiles),
        how,
        refuses,
        others: ownWords(category, bonds),
      },
    ];
  });
}

function unknownRefusal(category: BondCategory): string {
  const office = category === 'court' ? 'clerk' : 'agency';

  return `No rule is known to us; confirm with the ${office} before you file.`;
}

/** License bonds that do not go the way of the state's entry, which speaks of dealers. */
function otherWays(bonds: readonly BondInState[]): BondWords[] {
  return bonds
    .filter(({ bond }) => bond.data.category === 'license' && !bond.data.followsStateFiling)
    .map(({ bond, row }) => ({
      name: bond.data.name,
      words: row.isRequired
        ? [...ownNotes(bond, row), row.howFiled ?? bond.data.howFiled]
        : ['Not asked for here.'],
    }));
}

/** What the state has to say of the bonds of a family; bonds of which it says the same share it. */
function ownWords(category: BondCategory, bonds: readonly BondInState[]): BondWords[] {
  const byWords = new Map<string, string[]>();
  for (const { bond, row } of bonds) {
    if (bond.data.category !== category) continue;

    for (const note of ownNotes(bond, row)) {
      byWords.set(note, [...(byWords.get(note) ?? []), bond.data.name]);
    }
  }

  return [...byWords].map(([note, names]) => ({ name: names.join(', '), words: [note] }));
}

/** What the state says of a bond beside how it is filed. */
function ownNotes({ id }: BondInState['bond'], { notes, howFiled }: StateRow): string[] {
  return TOLD_APART.includes(id) ? [] : notes.filter((note) => note !== howFiled);
}
