// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { LineTab } from '~/features/contractor/LineTab';
import { DESK } from '../../../support/contractor-desk.ts';
import { render } from '../../ui/render';

const NOTICE = 'Add your trades and licenses under Company';

describe('an account that was opened without trades and licenses', () => {
  it('shows its line as before, and is asked for both', () => {
    render(<LineTab desk={DESK} />);

    expect(document.body.textContent).toContain(NOTICE);
    expect(document.querySelector('[role="img"]')).not.toBeNull();
  });

  it('is no longer asked once it has both', () => {
    render(<LineTab desk={{ ...DESK, details: { trades: 'Paving', licenses: 'none' } }} />);

    expect(document.body.textContent).not.toContain(NOTICE);
  });
});
