// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { bondVerb } from '~/domain/renewals/renewal-words';
import { DecisionClosed } from '~/features/underwriting/DecisionClosed';
import { issueHint, issueLabel } from '~/features/underwriting/issue-words';
import { render } from '../../ui/render';

const [issue, renew] = [bondVerb(false), bondVerb(true)];
const OURS = { isByWire: false, isOnOwnForm: false };

describe('the button for an approved application', () => {
  it('says what is made of a new bond and of a renewal', () => {
    expect([issueLabel(issue), issueLabel(renew)]).toEqual(['Issue bond', 'Renew bond']);
    expect(issueHint(issue, OURS)).toMatch(/makes the bond and the power of attorney.*is issued/);
    expect(issueHint(renew, OURS)).toMatch(/makes the continuation certificate.*is renewed/);
  });

  it('promises nothing automatic for a wire or an office’s own form', () => {
    expect(issueHint(renew, { ...OURS, isByWire: true })).not.toContain('automatically');
    expect(issueHint(issue, { ...OURS, isOnOwnForm: true })).toContain('the signed form');
  });
});

it.each([
  ['approved', 'It is approved. The bond is renewed next.'],
  ['issued', 'The bond was renewed.'],
  ['declined', 'It was declined. The payment was released.'],
] as const)('a renewal that is %s says so', (status, sentence) => {
  render(
    <DecisionClosed status={status} verb={renew} isBondPending={false} events={[]} words="" />,
  );

  expect(document.body.textContent).toContain(sentence);
});
