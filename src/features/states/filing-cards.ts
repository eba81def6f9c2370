import type { BondCategory, BondSlug } from '~/domain/bonds/bond-types';
import type { StateRow } from '~/domain/bonds/state-rows';
import {
  filerWords,
  filingBadge,
  type Filer,
  type FilingBadge,
  type FilingMethod,
} from '~/domain/states/filing';

/** A category of bonds. `filing` is set if the category is filed the same way in every state. */
type Family = {
  category: BondCategory;
  title: string;
  filing?:
    { where: string; whoFiles: Filer; how: string; refuses?: string | undefined } | undefined;
};

/** How a state takes the bonds of one category. */
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

/** The filing card of one category in a state. */
export type FilingCard = {
  category: BondCategory;
  title: string;
  badge: FilingBadge;
  whoFiles: string;
  how: string;
  /** Common reasons for rejection; undefined if the bond is not filed. */
  refuses?: string | undefined;
  /** Bonds of the category with extra rules or another way of filing in this state. */
  others: BondWords[];
};

type BondWords = { name: string; words: string[] };

/** The state's page has a separate section for these bonds. */
const TOLD_APART: readonly BondSlug[] = ['notary', 'auto-dealer'];

/** Make a card for each category with a known way of filing. The state's own filing replaces the category's filing. */
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
          whoFiles: filerWords(own.whoFiles, category),
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
        whoFiles: filerWords(whoFiles, category),
        how,
        refuses,
        others: ownWords(category, bonds),
      },
    ];
  });
}

function unknownRefusal(category: BondCategory): string {
  const office = category === 'court' ? 'clerk' : 'agency';

  return `None we know of. Check with the ${office} before you file.`;
}

/** License bonds that don't follow the state's filing entry. The entry for license bonds describes dealer bonds. */
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

/** The state's notes on a category's bonds. Bonds with the same notes share one entry. */
function ownWords(category: BondCategory, bonds: readonly BondInState[]): BondWords[] {
  const byWords = new Map<string, string[]>();
  for (const { bond, row } of bonds) {
    if (bond.data.category !== category) continue;

    for (const note of ownNotes(bond, row)) {
      byWords.set(note, [...(byWords.get(note) ?? []), bond.data.name]);
    }
  }

  const byNames = new Map<string, string[]>();
  for (const [note, names] of byWords) {
    const name = names.join(', ');
    byNames.set(name, [...(byNames.get(name) ?? []), note]);
  }

  return [...byNames].map(([name, words]) => ({ name, words }));
}

/** The state's notes on a bond, without its filing. */
function ownNotes({ id }: BondInState['bond'], { notes, howFiled }: StateRow): string[] {
  return TOLD_APART.includes(id) ? [] : notes.filter((note) => note !== howFiled);
}
