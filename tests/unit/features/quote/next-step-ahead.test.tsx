// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadedStep } from '~/features/quote/step-modules';
import { SelectBondStep } from '~/features/quote/steps/SelectBondStep';
import { $catalogue, selectBond } from '~/features/quote/store';
import { render } from '../../ui/render';
import { NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const open = () =>
  render(<SelectBondStep catalogue={$catalogue.get()} onContinue={() => undefined} />);
const movePointer = () => window.dispatchEvent(new Event('pointermove'));

beforeEach(() => {
  openWizard();
});

describe('the code of the second step', () => {
  it('loads when a visitor with a complete choice moves the pointer, and not before', async () => {
    vi.useFakeTimers();
    open();
    movePointer();
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(loadedStep('bond-details')).toBeUndefined();

    act(() => selectBond(NOTARY_IN_TEXAS));
    expect(loadedStep('bond-details')).toBeUndefined();

    movePointer();
    await vi.waitFor(() => expect(loadedStep('bond-details')).toBeDefined(), { timeout: 30_000 });
  });
});
