/**
 * The visitor's state, from a link or from a choice on the page. The address keeps it, so that the state survives a
 * reload and links with `data-carry-state` pass it on.
 */
import { carryState, readCarriedState } from '~/domain/bonds/carry-state';
import { parseStateCode, type StateCode } from '~/domain/us-states';
import { listenToAddress, readAddressSearch, setAddressSearch } from './address';

/** Put a state into the address. Text that names no state removes it. */
export function chooseState(text: string): void {
  setAddressSearch(carryState(readAddressSearch(), parseStateCode(text)), 'replace');
}

/** Pass the state to the links and to `show`, now and after every change. */
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
