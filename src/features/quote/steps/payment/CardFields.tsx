import { MONTH_NAMES } from '~/domain/dates';
import { cardExpiryYears } from '~/domain/quote/card-expiry';
import { cardBrand, parseCardNumber } from '~/domain/formats/card-number';
import { today } from '~/stores/server-day';
import { FormMaskedField, FormSelectField, FormTextField } from '../../fields/FormFields';
import { FormSection } from '../../fields/FormSection';

const MONTH_OPTIONS = MONTH_NAMES.map((name, index) => {
  const month = String(index + 1).padStart(2, '0');

  return { value: month, label: `${month} ${name}` };
});

/** The fields of a payment card. The form keeps their values in memory only. */
export function CardFields() {
  const years = cardExpiryYears(today()).map(String);

  return (
    <FormSection title="Card details">
      <FormTextField name="creditCard.name" label="Name on card" required autoComplete="cc-name" />
      <FormMaskedField
        name="creditCard.number"
        label="Card number"
        required
        width="number"
        pattern={cardPattern}
        parse={parseCardNumber}
        autoComplete="cc-number"
      />
      <div className="flex flex-wrap items-start gap-6">
        <FormSelectField
          name="creditCard.expiryMonth"
          label="Expiry month"
          required
          width="number"
          placeholder="Month"
          options={MONTH_OPTIONS}
          autoComplete="cc-exp-month"
        />
        <FormSelectField
          name="creditCard.expiryYear"
          label="Expiry year"
          required
          width="number"
          placeholder="Year"
          options={years.map((year) => ({ value: year, label: year }))}
          autoComplete="cc-exp-year"
        />
      </div>
      <FormMaskedField
        name="creditCard.cvv"
        label="CVV"
        hint="The 3 digits on the back; American Express has 4 on the front"
        required
        width="short"
        pattern="####"
        autoComplete="cc-csc"
      />
    </FormSection>
  );
}

/** American Express numbers have groups of 4, 6 and 5 digits; other numbers have groups of 4, up to 19 digits. */
function cardPattern(digits: string): string {
  return cardBrand(digits) === 'amex' ? '#### ###### #####' : '#### #### #### #### ###';
}
