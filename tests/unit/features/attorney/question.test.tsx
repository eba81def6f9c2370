// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { Question } from '~/features/attorney/answers/Question';
import { estate } from '../../domain/matters/matter-samples';
import { render } from '../../ui/render';

const ASKED = {
  bond: 'administrator',
  state: 'SC',
  amount: 25_000_000,
  facts: '',
  worry: 'credit',
  details: '',
  askedAt: '2026-11-20T15:00:00Z',
  answered: { answer: 'likely', note: 'Apply', at: '2026-11-21T15:00:00Z' },
} as const;

const SOFT = 'This is not a decision';

it('says that an answer decides nothing while the firm may still apply', () => {
  render(<Question question={ASKED} facts={estate()} />);

  expect(document.body.textContent).toContain(SOFT);
  expect(document.body.textContent).toContain('before you opened this matter: Administrator bond');
  expect(document.body.textContent).not.toContain('You changed facts');
});

it('only records the answer once the application is sent', () => {
  render(<Question question={ASKED} />);

  expect(document.body.textContent).toContain('Likely yes');
  expect(document.body.textContent).not.toContain(SOFT);
});
