import type { IsoDate } from '~/domain/dates';
import type { Cents } from '~/domain/money';
import type { CreditCheck } from '~/domain/rates/price';
import { typedPrice, type TypedQuote } from './typed-price';

/** What the premium of a typed quote rises by without a credit check. Undefined until the quote has a price. */
export function typedSurcharge(quote: TypedQuote, on: IsoDate): Cents | undefined {
  const premium = (creditCheck: CreditCheck) =>
    typedPrice({ ...quote, sections: { ...quote.sections, underwriting: { creditCheck } } }, on)
      ?.price.premium;
  const [without, checked] = [premium('not_authorized'), premium('authorized')];

  return without === undefined || checked === undefined ? undefined : without - checked;
}
