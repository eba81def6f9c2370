import { z } from 'zod';
import { LINK_ROLES } from './part-fields.ts';

/** What a link shows before the code. It has no name of a person or a case. */
export const signingPageSchema = z.strictObject({
  sender: z.string(),
  purpose: z.string(),
  role: z.enum(LINK_ROLES),
  /** Why an underwriter asks an indemnitor. Empty for others. */
  reason: z.string(),
  /**
   * 'voided': a fact changed after the signature, and the signer needs a new link. 'bond-declined': we declined the
   * application that used the signature. 'bond-withdrawn': the firm withdrew it. 'declined': the person declined to sign.
   * 'released': the payment by the link no longer counts. 'price-raised': the client is asked to agree to a higher price.
   * The other prices: how that price ended.
   */
  state: z.enum([
    'open',
    'expired',
    'locked',
    'signed',
    'paid',
    'released',
    'price-raised',
    'price-withdrawn',
    'price-expired',
    'price-taken-back',
    'voided',
    'declined',
    'bond-declined',
    'bond-withdrawn',
  ]),
});

export type SigningPage = z.output<typeof signingPageSchema>;
