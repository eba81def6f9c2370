import { Alert } from '~/ui/Alert';

const ENDS: Partial<Record<string, { title: string; description: string }>> = {
  withdrawn: {
    title: 'The application was withdrawn',
    description:
      'The new price was declined, so there is no bond. Nothing is charged, and we release your payment.',
  },
  expired: {
    title: 'The time to agree is over',
    description:
      'The new price was not accepted in time, so there is no bond. Nothing is charged, and we release your payment.',
  },
  'taken-back': {
    title: 'The underwriter took the new price back',
    description:
      'You don’t have to do anything. Your payment stays as you authorized it, and we email you when it is charged or released.',
  },
};

/** How a raised price ended without the client's agreement. Nothing for another state. */
export function RaiseEnd({ state }: { state: string }) {
  const end = ENDS[state];

  return (
    end && (
      <Alert type="info" title={end.title}>
        {end.description}
      </Alert>
    )
  );
}
