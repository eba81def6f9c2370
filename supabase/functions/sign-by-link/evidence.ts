import { withoutHidden } from '../../../src/domain/fields/clean-text.ts';

const MAX_ADDRESS = 100;
const MAX_DEVICE = 400;

/** Address and device of a signer, as the edge and the browser report them. Stored with the signature. */
export function evidenceOf(headers: Headers): { address: string; device: string } {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1);
  const address = headers.get('cf-connecting-ip') ?? forwarded ?? '';

  return {
    address: withoutHidden(address).trim().slice(0, MAX_ADDRESS),
    device: withoutHidden(headers.get('user-agent') ?? '').slice(0, MAX_DEVICE),
  };
}
