/** A sentence about issuing a bond, for an application that renews it: "We charge your card when we renew the bond." */
export function forRenewal(words: string): string {
  return words
    .replaceAll('issue the bond', 'renew the bond')
    .replaceAll('bond is issued', 'bond is renewed');
}
