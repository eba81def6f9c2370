import {
  partyFacts as factsOfParties,
  type BondFact,
} from '../../../../src/domain/papers/bond-facts.ts';
import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { blankWords, formOf } from './bond-words.ts';

/** The parties and the matter of a bond, as every paper of it lists them. */
export function partyFacts(bond: IssuedBond): BondFact[] {
  return factsOfParties(bond, formOf(bond).matterLabel, blankWords(bond));
}
