/**
 * The state a visitor came with or chose, kept in the address, so that it survives a reload and
 * goes along with every link that asks for it (`data-carry-state`).
 */
import { carryState, readCarriedState } from '~/domain/bonds/carry-state';
import { parseStateCode, type StateCode } from '~/domain/us-states';
import { listenToAddress, readAddressSearch, setAddressSearch } from '~/platform/address';

/** Put a state into the address; text that names none takes it out. */
export function chooseState(text: string): void {
  setAddressSearch(carryState(readAddressSearch(), parseStateCode(text)), 'replace');
}

/** Hand the state to the links and to `show`, now and whenever it changes. */
export function followState(show: (state: StateCode | undefined) => void): void {
  const update = () => {
    const state = readCarriedState(readAddressSearch());
    for (const link of document.querySelectorAll('a[data-carry-state]')) {
      link.setAttribute('href', carryState(link.getAttribute('href') ?? '', state));
    }
    show(state);
  };

  listenToAddress(update);
  update();
}
