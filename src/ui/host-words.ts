/** The host of an address, as a reader knows it: `ilga.gov`. */
export function hostWords(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}
