import { describe, expect, it } from 'vitest';
import { captionOf, matterFields, matterOf, type MatterField } from '~/domain/bonds/matter';
import { bondMatterSchema, matterFieldSchema } from '~/domain/bonds/matter-schema';
import { messagesOf } from '../support/messages-of';

const field = (changes: Record<string, unknown>): MatterField =>
  matterFieldSchema.parse({ key: 'decedent', label: 'Decedent', kind: 'text', ...changes });

const DECEDENT = field({});
const DIED = field({ key: 'dateOfDeath', kind: 'date' });
const COUNTY = field({ key: 'county', kind: 'county' });
const CASE = field({ key: 'caseNumber', notYet: 'Not assigned yet' });
const PROPERTY = field({ key: 'personalProperty', kind: 'money', section: 'business' });
const choices = (value: string) => [{ value, label: value }];
const TITLE = field({ key: 'capacity', kind: 'choice', choices: choices('executor') });
const PR = field({
  key: 'capacity',
  kind: 'choice',
  choices: choices('personal representative'),
  states: ['SC', 'FL'],
});

const BOND = {
  matter: [DECEDENT, DIED, COUNTY, CASE, PROPERTY],
  matterCaption: 'Estate of {decedent}, {county}, case {caseNumber}',
};

describe('the fields of a bond in a state', () => {
  const bond = { matter: [PR, TITLE, PROPERTY] };

  it('are those of the state, and otherwise those of every other state', () => {
    expect(matterFields(bond, 'SC')).toEqual([PR, PROPERTY]);
    expect(matterFields(bond, 'TX')).toEqual([TITLE, PROPERTY]);
  });

  it('leave out a field that only other states ask for', () => {
    expect(matterFields({ matter: [PR] }, 'TX')).toEqual([]);
  });

  it('can be those of one step', () => {
    expect(matterFields(bond, 'SC', 'business')).toEqual([PROPERTY]);
    expect(matterFields(bond, 'SC', 'bondDetails')).toEqual([PR]);
  });
});

describe('the matter of a bond', () => {
  it('is printed with days in words and money in dollars and cents', () => {
    const answers = {
      bondDetails: {
        matter: {
          decedent: 'Mary Ann Smith',
          dateOfDeath: '2026-03-04',
          county: 'Charleston County',
          caseNumber: 'Not assigned yet',
        },
      },
      business: { matter: { personalProperty: 1_000_000 } },
    };

    expect(matterOf(BOND, answers)).toEqual({
      decedent: 'Mary Ann Smith',
      dateOfDeath: 'March 4, 2026',
      county: 'Charleston County',
      caseNumber: 'Not assigned yet',
      personalProperty: '$10,000.00',
    });
  });

  it('leaves out unknown facts, whatever an old application contains', () => {
    expect(matterOf(BOND, undefined)).toEqual({});
    expect(matterOf(BOND, { bondDetails: { matter: { decedent: '', county: 7 } } })).toEqual({});
    expect(matterOf(BOND, { bondDetails: { matter: { personalProperty: 5 } } })).toEqual({});
  });

  it('prints a day that it cannot parse as it is', () => {
    const answers = { bondDetails: { matter: { dateOfDeath: 'in March' } } };

    expect(matterOf(BOND, answers)).toEqual({ dateOfDeath: 'in March' });
  });
});

describe('the caption of a bond', () => {
  const smith = { decedent: 'Mary Ann {x}', county: 'Charleston County' };

  it('names the matter', () => {
    expect(captionOf(BOND, { ...smith, caseNumber: '2026ES10' })).toBe(
      'Estate of Mary Ann {x}, Charleston County, case 2026ES10',
    );
  });

  it('drops the parts whose facts are unknown or not assigned yet', () => {
    expect(captionOf(BOND, { ...smith, caseNumber: 'Not assigned yet' })).toBe(
      'Estate of Mary Ann {x}, Charleston County',
    );
    expect(captionOf(BOND, { county: 'Charleston County' })).toBe('Charleston County');
  });

  it('is missing when nothing is known and for a bond without a caption', () => {
    expect(captionOf(BOND, {})).toBeUndefined();
    expect(captionOf({ ...BOND, matterCaption: '' }, smith)).toBeUndefined();
  });
});

describe('the matter in a bond file', () => {
  const file = { fields: [DECEDENT, COUNTY], caption: 'Estate of {decedent}, {county}' };

  it('asks for optional text in the bond details unless it says otherwise', () => {
    expect(DECEDENT).toEqual({
      key: 'decedent',
      label: 'Decedent',
      kind: 'text',
      required: false,
      section: 'bondDetails',
    });
  });

  it('may give a key to one field for some states and to another for the rest', () => {
    const fields = [...file.fields, PR, TITLE, { ...PR, states: ['TX'] as const }];

    expect(messagesOf(bondMatterSchema, { ...file, fields })).toEqual({});
  });

  it.each([
    [
      'a caption with an unknown key',
      { caption: '{ward}' },
      'caption',
      'No field has the key ward',
    ],
    [
      'a key twice',
      { fields: [DECEDENT, COUNTY, COUNTY] },
      'fields.2.key',
      'Two fields of a state have the key county',
    ],
    [
      'a key twice for one state',
      { fields: [DECEDENT, COUNTY, PR, { ...PR, states: ['FL', 'TX'] }] },
      'fields.3.key',
      'Two fields of a state have the key capacity',
    ],
  ])('refuses %s', (_, change, path, message) => {
    expect(messagesOf(bondMatterSchema, { ...file, ...change })).toEqual({ [path]: message });
  });

  it.each([
    ['a choice without choices', { ...TITLE, choices: undefined }],
    ['choices for a text', { ...DECEDENT, choices: choices('executor') }],
  ])('refuses %s', (_, given) => {
    expect(messagesOf(matterFieldSchema, given)).toEqual({
      choices: 'Expected choices for a field of the kind choice, and for no other',
    });
  });

  it('refuses a key that is not in camelCase', () => {
    expect(messagesOf(matterFieldSchema, { ...DECEDENT, key: 'date-of-death' })).toEqual({
      key: 'Expected a key in camelCase',
    });
  });
});
