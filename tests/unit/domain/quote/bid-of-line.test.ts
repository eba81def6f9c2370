import { describe, expect, it } from 'vitest';
import { addDays } from '~/domain/dates';
import { decideApplication, type Application } from '~/domain/quote/decision';
import { chooseIn } from '~/domain/quote/selection';
import { buildBond, SECTIONS, TODAY } from '../support/builders';

it('lets the line of a contractor answer for the bond and its documents, and nothing else', () => {
  const bid: Application = {
    ...SECTIONS,
    stateCode: 'TX',
    bond: buildBond({ instantIssueMax: 0, requiredDocuments: ['personal_id'] }),
    uploadedDocuments: [],
    today: TODAY,
    isInsideLine: true,
  };
  const late = { ...bid.bondDetails, effectiveDate: addDays(TODAY, -1) };

  expect(decideApplication(bid).reasons).toEqual([]);
  expect(decideApplication({ ...bid, bondDetails: late }).reasons).toEqual([
    'effective-date-out-of-range',
  ]);
});

describe('the quote of a bid', () => {
  const ofBid = { bondType: 'bid-bond', stateCode: 'SC', isOfBid: true };

  it('stays one with the same bond and state, and no longer with another', () => {
    expect(chooseIn(ofBid, { stateCode: 'SC' })).toEqual(ofBid);
    expect(chooseIn(ofBid, { stateCode: 'NC' })).toEqual({ bondType: 'bid-bond', stateCode: 'NC' });
    expect(chooseIn(ofBid, { bondType: 'notary' }).isOfBid).toBeUndefined();
    expect(chooseIn({}, { bondType: 'notary' })).toEqual({ bondType: 'notary' });
  });
});

it('remembers the project of a quote until another bond or state is chosen', () => {
  const project = { contractorId: 'c1', projectId: 'p1' };
  const ofProject = { bondType: 'performance-bond', stateCode: 'SC', project };

  expect(chooseIn(ofProject, { bondType: 'performance-bond' })).toEqual(ofProject);
  expect(chooseIn(ofProject, { stateCode: 'NC' }).project).toBeUndefined();
});
