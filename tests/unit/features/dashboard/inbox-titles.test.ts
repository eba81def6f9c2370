import { describe, expect, it } from 'vitest';
import type { OwnApplication } from '~/data/applications/own-applications';
import type { Item } from '~/features/dashboard/inbox-of';
import { inboxTitles } from '~/features/dashboard/inbox-titles';

function renewal(number: string, bondName: string, stateCode: string): Item {
  const bond = { number, bondName, stateCode };

  return { kind: 'renewal', bond } as Item;
}

function application(changes: Partial<OwnApplication>): Item {
  const facts = { bondName: 'Notary Bond', stateCode: 'TN', ...changes };

  return { kind: changes.number ? 'application' : 'draft', application: facts } as Item;
}

describe('the titles of the inbox', () => {
  it('name the bond and its state, or its matter', () => {
    expect(
      inboxTitles([
        renewal('MSB-1', 'Notary Bond', 'TN'),
        renewal('MSB-2', 'Notary Bond', 'GA'),
        renewal('MSB-3', 'Executor Bond, Estate of Ada Fenn, Charleston County', 'SC'),
      ]),
    ).toEqual([
      'Notary Bond, Tennessee',
      'Notary Bond, Georgia',
      'Executor Bond, Estate of Ada Fenn, Charleston County',
    ]);
  });

  it('tell lines of the same name apart by their numbers', () => {
    expect(
      inboxTitles([
        renewal('MSB-1', 'Notary Bond', 'TN'),
        renewal('MSB-2', 'Notary Bond', 'TN'),
        application({ number: 'APP-7' }),
        application({ number: 'APP-8' }),
      ]),
    ).toEqual([
      'Notary Bond, Tennessee, MSB-1',
      'Notary Bond, Tennessee, MSB-2',
      'Notary Bond in Tennessee, APP-7',
      'Notary Bond in Tennessee, APP-8',
    ]);
  });

  it('tell drafts of the same name apart by their obligees, where they have one', () => {
    expect(inboxTitles([application({ obligee: 'Secretary of State' }), application({})])).toEqual([
      'Notary Bond in Tennessee, for Secretary of State',
      'Notary Bond in Tennessee',
    ]);
  });
});
