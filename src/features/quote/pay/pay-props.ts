/** Who gets the money, and how to reach us. */
export type PayProps = {
  /** The agency, which gets the money. */
  agency: string;
  surety: string;
  phone: string;
};
