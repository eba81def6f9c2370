import { useStore } from '@nanostores/react';
import { chosenCompanion } from '~/domain/bonds/companion';
import { companionName } from '~/domain/bonds/companion-words';
import { $bond, $sections } from './store';

/** Says beside a price that the premium covers a second bond, once the visitor asks for one. */
export function IncludedBond() {
  const companion = chosenCompanion(useStore($bond), useStore($sections));

  return companion ? (
    <p className="mt-2 text-sm text-muted">
      The {companionName(companion)} is included: you pay one premium for both bonds.
    </p>
  ) : null;
}
