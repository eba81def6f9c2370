import { Alert } from '~/ui/Alert';
import { StopList } from './StopList';

/** Says that a line approves nothing until everybody has signed the indemnity. `people` is how many have not. */
export function UnsignedIndemnity({ people }: { people: number }) {
  return (
    <Alert type="warning" title="Your line approves no bid yet">
      <StopList stops={[{ rule: 'indemnity-unsigned', allowed: 0, found: people }]} />
    </Alert>
  );
}
