import { followState } from '~/platform/carried-state';
import { leadToState } from './lead-to-state';

/** Pass the state of a guide's reader to the links of the page. */
export function followReaderState(): void {
  followState((state) => void leadToState(state));
}
