// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { useWhileMaking } from '~/features/dashboard/use-while-making';
import { render } from '../../ui/render';

function Desk({ isMaking, look }: { isMaking: boolean; look: () => Promise<unknown> }) {
  useWhileMaking(isMaking, look);

  return null;
}

it('looks once more when the bond is made', () => {
  const look = vi.fn(() => Promise.resolve());
  const { draw } = render(<Desk isMaking look={look} />);
  expect(look).not.toHaveBeenCalled();

  draw(<Desk isMaking={false} look={look} />);
  draw(<Desk isMaking={false} look={look} />);
  expect(look).toHaveBeenCalledTimes(1);
});

it('does not look on a desk without a bond that is being made, or after the customer left', () => {
  const look = vi.fn(() => Promise.resolve());
  const { draw } = render(<Desk isMaking={false} look={look} />);
  draw(<Desk isMaking look={look} />);
  draw(null);

  expect(look).not.toHaveBeenCalled();
});
