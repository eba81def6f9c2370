import { type ComponentProps, useState } from 'react';
import { OfferPrice } from './OfferPrice';

/** A section that opens the form for another premium. */
export function OfferPricePanel(props: ComponentProps<typeof OfferPrice>) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <details
      className="no-print mt-4 border-t border-rule pt-2"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="fold-name">Approve at another premium</summary>
      {isOpen && <OfferPrice {...props} />}
    </details>
  );
}
