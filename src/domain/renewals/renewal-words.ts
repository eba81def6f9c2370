/** What happens to the bond of an application, as a verb in two forms: a renewal issues no new bond. */
export type BondVerb = { verb: 'issue' | 'renew'; done: 'issued' | 'renewed' };

const ISSUE: BondVerb = { verb: 'issue', done: 'issued' };
const RENEW: BondVerb = { verb: 'renew', done: 'renewed' };

/** "We issue the bond" and "when the bond is issued", or the same for a renewal. */
export function bondVerb(isRenewal: boolean): BondVerb {
  return isRenewal ? RENEW : ISSUE;
}
