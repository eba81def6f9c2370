// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { AmountPanel } from '~/features/attorney/AmountPanel';
import type { DeskStates } from '~/features/attorney/desk-states';
import type { MatterForm } from '~/features/attorney/use-matter-form';
import { estate } from '../../domain/matters/matter-samples';
import { render } from '../../ui/render';

const ESTATE_RULE = { rule: 'Double the personal estate.', source: 'Rule for estates' };
const GUARDIAN_RULE = { rule: 'The property of the ward.', source: 'Rule for guardians' };

const STATE = {
  name: 'Georgia',
  filings: {},
  probateRules: [ESTATE_RULE],
  guardianRules: [],
  appealRules: [],
};

const open = (bond: string, state: DeskStates[string]) => {
  const form = { facts: estate({ bond, state: 'GA' }) } as unknown as MatterForm;
  render(<AmountPanel form={form} states={{ GA: state }} progress={undefined} />);

  return document.body.textContent;
};

describe('the amount of a matter by the published rule', () => {
  it('cites the rule for estates for an executor', () => {
    expect(open('executor-personal-representative', STATE)).toContain('Rule for estates');
  });

  it('cites no rule for estates for a guardian, whether or not we have a rule for guardians', () => {
    expect(open('guardian-conservator', STATE)).not.toContain('Rule for estates');

    const shown = open('guardian-conservator', { ...STATE, guardianRules: [GUARDIAN_RULE] });
    expect(shown).toContain('Rule for guardians');
    expect(shown).not.toContain('Rule for estates');
  });

  it('says that the rule is below only where it cites one that it does not compute', () => {
    const cited = { ...STATE, guardianRules: [GUARDIAN_RULE] };
    const probate = { estate: 'confirm', guardian: 'confirm' } as const;

    expect(open('trustee', { ...cited, probate })).not.toContain('The rule is below');
    expect(open('guardian-conservator', { ...cited, probate })).toContain('The rule is below');
  });
});
