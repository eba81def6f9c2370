/**
 * The account that customers wire money to. The details are placeholders that belong to no bank. Replace them before
 * launch, and set `sample` to false.
 */
export const WIRE_BANK = {
  sample: true as boolean,
  name: 'Lowcountry Sample Bank',
  routingNumber: '000000000',
  accountNumber: '0000000000',
};
