import { useState } from 'react';
import type { MatterPayment } from '~/data/client-payment/asked-payment';
import { isStillAsked, readClientPaymentState } from '~/domain/client-payment/client-payment-state';
import { now } from '~/platform/clock';
import { AskClientForm } from './AskClientForm';
import { AskedClient } from './AskedClient';
import type { ClientPaymentProps } from './client-payment-props';

/** Asks the client of a matter to pay, and then shows how far that is. */
export function ClientPayment(props: ClientPaymentProps) {
  const { asked } = props.payment;
  const [isEditing, setIsEditing] = useState(false);
  const state = asked && readClientPaymentState(asked.link, now());

  return asked && state && isStillAsked(state) && !isEditing ? (
    <AskedClient {...props} asked={asked} state={state} onEdit={() => setIsEditing(true)} />
  ) : (
    <AskClientForm {...props} onSent={() => setIsEditing(false)} />
  );
}

/** Whether a client was asked to pay and may still do it, perhaps by a new link. */
export function isClientAsked({ asked }: MatterPayment): boolean {
  return asked !== undefined && isStillAsked(readClientPaymentState(asked.link, now()));
}
