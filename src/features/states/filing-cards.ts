import type { BondCategory } from '~/domain/bonds/bond-types';
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
  others: { name: string; how: string }[];
};

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
          others: category === 'license' ? otherWays(bonds) : [],
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
        others: [],
      },
    ];
  });
}

function unknownRefusal(category: BondCategory): string {
  const office = category === 'court' ? 'clerk' : 'agency';

  return `No rule is known to us; confirm with the ${office} before you file.`;
}

/** License bonds that do not go the way of the state's entry, which speaks of dealers. */
function otherWays(bonds: readonly BondInState[]): FilingCard['others'] {
  return bonds
    .filter(({ bond }) => bond.data.category === 'license' && !bond.data.followsStateFiling)
    .map(({ bond, row }) => ({
      name: bond.data.name,
      how: row.isRequired ? (row.howFiled ?? bond.data.howFiled) : 'Not asked for here.',
    }));
}
