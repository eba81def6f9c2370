import { describe, expect, it } from 'vitest';
import { chosenCompanion, companionOf, offeredCompanions } from '~/domain/bonds/companion';
import {
  companionName,
  companionTitle,
  pairName,
  withCompanion,
  withoutCompanion,
} from '~/domain/bonds/companion-words';
import { captionOf, matterOf } from '~/domain/bonds/matter';
import { matterFieldSchema } from '~/domain/bonds/matter-schema';
import { matterSchema } from '~/domain/quote/matter-answers';
import { messagesOf } from '../support/messages-of';
import { TODAY } from '../support/builders';

const GIVEN = {
  key: 'companion',
  label: 'Does the owner also require a payment bond?',
  kind: 'choice',
  required: true,
  choices: [
    { value: 'payment-bond', label: 'Yes' },
    { value: 'none', label: 'No' },
  ],
};
const FIELD = matterFieldSchema.parse(GIVEN);
const PROJECT = matterFieldSchema.parse({ key: 'project', label: 'Project', kind: 'text' });
const BOND = { matter: [FIELD, PROJECT], matterCaption: '{project}' };
const answers = (matter: object) => ({ bondDetails: { matter } });

describe('the companion of a bond', () => {
  it('is the bond that the answer names', () => {
    expect(companionOf({ companion: 'payment-bond' })).toBe('payment-bond');
    expect(companionName('payment-bond')).toBe('payment bond');
    expect(companionTitle('payment-bond')).toBe('Payment Bond');
    expect(pairName('Performance Bond', 'payment-bond')).toBe(
      'Performance Bond with a payment bond',
    );
    expect(pairName('Performance Bond', undefined)).toBe('Performance Bond');
  });

  it.each([{}, { companion: 'none' }, { companion: 'toString' }, { companion: 'Payment Bond' }])(
    'is missing for %j',
    (matter) => {
      expect(companionOf(matter)).toBeUndefined();
    },
  );

  it('is what the application chooses, if the bond offers it', () => {
    const sections = answers({ companion: 'payment-bond' });

    expect(offeredCompanions(BOND.matter)).toEqual(['payment-bond']);
    expect(chosenCompanion(BOND, sections)).toBe('payment-bond');
    expect(chosenCompanion({ matter: [PROJECT] }, sections)).toBeUndefined();
    expect(chosenCompanion({ matter: [PROJECT] }, answers({}))).toBeUndefined();
    expect(chosenCompanion(BOND, answers({ companion: 'bid-bond' }))).toBeUndefined();
    expect(chosenCompanion(undefined, sections)).toBeUndefined();
  });

  it('ends the caption, which papers print without it', () => {
    const caption = captionOf(
      BOND,
      matterOf(BOND, answers({ companion: 'payment-bond', project: 'Pier 4' })),
    );

    expect(caption).toBe('Pier 4, with a payment bond');
    expect(captionOf(BOND, matterOf(BOND, answers({ companion: 'none', project: 'Pier 4' })))).toBe(
      'Pier 4',
    );
    expect(withoutCompanion('Pier 4, with a payment bond', 'payment-bond')).toBe('Pier 4');
    expect(withoutCompanion('Pier 4', 'payment-bond')).toBe('Pier 4');
    expect(withCompanion(undefined, 'payment-bond')).toBe('with a payment bond');
    expect(withoutCompanion('with a payment bond', 'payment-bond')).toBe('');
  });
});

describe('the answer about a companion', () => {
  it('is one that the bond offers', () => {
    const schema = matterSchema([FIELD], TODAY);

    expect(schema.safeParse({ companion: 'none' }).data).toEqual({ companion: 'none' });
    expect(schema.safeParse({ companion: 'bid-bond' }).success).toBe(false);
    expect(schema.safeParse({}).success).toBe(false);
  });

  it('is dropped for a bond that does not ask', () => {
    expect(matterSchema([PROJECT], TODAY).parse({ companion: 'payment-bond' })).toBeUndefined();
  });
});

describe('the field that asks for a companion', () => {
  it.each([
    ['is optional', { required: false }],
    ['is in another step', { section: 'business' }],
    ['offers no bond of the catalog', { choices: [{ value: 'lien bond', label: 'Yes' }] }],
    ['has no answer for a bond alone', { choices: GIVEN.choices.slice(0, 1) }],
    ['is a text', { kind: 'text', choices: undefined }],
  ])('is refused if it %s', (_, change) => {
    expect(messagesOf(matterFieldSchema, { ...GIVEN, ...change })).toEqual({
      choices: expect.stringContaining('Expected a required choice of bonds'),
    });
  });
});
