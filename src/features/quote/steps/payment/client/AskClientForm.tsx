import { type SubmitEvent, useState } from 'react';
import { payerSchema } from '~/domain/client-payment/client-payment-calls';
import { formatMoney } from '~/domain/money';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/TextField';
import { FormSection } from '../../../fields/FormSection';
import { ASK_WORDS } from './ask-words';
import type { ClientPaymentProps } from './client-payment-props';
import { useAskClient } from './use-ask-client';

type Errors = { name?: string | undefined; email?: string | undefined };

/** Name and address of the client, filled in from the matter, and the button that sends the link. */
export function AskClientForm(props: ClientPaymentProps & { onSent: () => void }) {
  const { payment, total, onPayHere, onSent } = props;
  const { client, asked } = payment;
  const [name, setName] = useState(asked?.payerName ?? client.name);
  const [email, setEmail] = useState(asked?.link.sentTo ?? client.email);
  const [errors, setErrors] = useState<Errors>({});
  const { isPending, failure, ask } = useAskClient(props);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const payer = payerSchema.safeParse({ name, email });
    setErrors(payer.success ? {} : errorsOf(payer.error.issues));
    if (payer.success) void ask(payer.data, onSent);
  };

  return (
    <FormSection title="Ask my client to pay">
      <p className="max-w-text">
        We email your client a link that works for 7 days. Your client enters a code from a second
        email, sees the price of {formatMoney(total)} and pays by card or from a bank account. Your
        client sees the bond, its parties and the price, and nothing else of the matter.
      </p>
      <form noValidate onSubmit={handleSubmit} className="grid gap-6">
        <TextField
          id="payer-name"
          label="Client’s name"
          required
          autoComplete="off"
          readOnly={isPending} // the form closes once the link is sent
          value={name}
          error={errors.name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          id="payer-email"
          label="Client’s email"
          type="email"
          required
          autoComplete="off"
          readOnly={isPending}
          value={email}
          error={errors.email}
          onChange={({ target }) => setEmail(target.value)}
        />
        {failure && (
          <Alert type="danger" title={ASK_WORDS[failure].title} isAnnounced>
            {ASK_WORDS[failure].description}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" aria-disabled={isPending || undefined}>
            {isPending ? 'Sending…' : 'Send the link'}
          </Button>
          <Button look="quiet" onClick={onPayHere}>
            Pay here instead
          </Button>
        </div>
      </form>
    </FormSection>
  );
}

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Errors {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}
