import { Button } from '~/ui/Button';
import { focusStepHeading } from '../focus-heading';
import { $somethingChanged } from './renewal-change';

/** Leaves the one page for the steps of the quote, at the top of the first one. */
export function SomethingChanged() {
  const openSteps = () => {
    $somethingChanged.set(true);
    // The button disappears. Without this, the focus is lost and the visitor lands in the middle of the form.
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusStepHeading();
  };

  return (
    <p>
      <Button onClick={openSteps}>Something Changed</Button>
    </p>
  );
}
