/** Makes the state picker work: links and "Not required" notes follow the chosen state. */
import { stateName, type StateCode } from '~/domain/us-states';
import { chooseState, followState } from '~/platform/carried-state';
import { pickedSentence } from './picker-words';

/** Start the picker. Each note lists the states that don't require its bond in `data-unneeded`. */
export function startStatePicker(select: HTMLSelectElement): void {
  const words = document.querySelector('[data-state-words]');
  const served = [...select.options].map(({ value }) => value);

  select.addEventListener('change', () => chooseState(select.value));
  followState((state) => {
    const isServed = state !== undefined && served.includes(state);
    select.value = isServed ? state : '';
    if (words) words.textContent = state ? pickedSentence(state, isServed) : '';
    for (const note of document.querySelectorAll<HTMLElement>('[data-unneeded]')) {
      showUnneeded(note, state);
    }
  });
}

function showUnneeded(note: HTMLElement, state: StateCode | undefined): void {
  const { unneeded = '' } = note.dataset;
  const isUnneeded = state !== undefined && unneeded.split(' ').includes(state);
  note.hidden = !isUnneeded;
  note.textContent = isUnneeded ? `Not required in ${stateName(state)}` : '';
}
