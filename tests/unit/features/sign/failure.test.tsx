// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { Failure } from '~/features/sign/Failure';
import { PayProblemAlert } from '~/features/quote/pay/PayProblemAlert';
import { render } from '../../ui/render';

const KEPT = 'What you typed is still here.';

beforeEach(() => document.body.replaceChildren());

it.each(
  (['failed', 'offline', 'unreachable', 'busy'] as const).flatMap((code) =>
    [Failure, PayProblemAlert].map((Message) => [code, Message] as const),
  ),
)('says after %s that what was typed is kept, only where the page shows it', (code, Message) => {
  render(<Message code={code} />);
  expect(document.body.textContent).not.toContain(KEPT);

  render(<Message code={code} keepsTyped />);
  expect(document.body.textContent).toContain(KEPT);
});

it('does not say it after a failure that another try cannot mend', () => {
  render(<Failure code="not-found" keepsTyped />);

  expect(document.body.textContent).not.toContain(KEPT);
});
