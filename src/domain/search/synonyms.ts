import { parseStateCode, stateName } from '../us-states.ts';
import { wordsIn } from './words.ts';

/**
 * Words of the trade, of forms and of everyday language, with the words on our pages that mean the
 * same.
 */
export const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    probate: 'executor administrator estate',
    estate: 'executor administrator probate',
    will: 'executor',
    testamentary: 'executor',
    intestate: 'administrator',
    heir: 'administrator executor',
    inheritance: 'executor administrator estate',
    deceased: 'executor administrator',
    died: 'executor administrator',
    death: 'executor administrator',
    mother: 'executor administrator guardian',
    father: 'executor administrator guardian',
    fiduciary: 'executor administrator guardian conservator trustee',
    conservator: 'guardian',
    conservatorship: 'guardian conservator',
    guardianship: 'guardian conservator',
    ward: 'guardian',
    minor: 'guardian',
    trust: 'trustee',
    supersedea: 'appeal',
    appeal: 'supersedea',
    appellate: 'appeal',
    judgment: 'appeal',
    stay: 'appeal',
    car: 'auto dealer vehicle',
    auto: 'dealer vehicle',
    automobile: 'auto dealer',
    vehicle: 'auto dealer dmv',
    dmv: 'dealer vehicle',
    mvd: 'dmv dealer vehicle',
    bmv: 'dmv dealer vehicle',
    truck: 'freight broker',
    trucking: 'freight broker',
    fmcsa: 'freight broker',
    bmc: 'freight broker',
    bmc84: 'freight broker',
    bmc85: 'freight broker bmc84',
    forwarder: 'freight',
    builder: 'contractor',
    construction: 'contractor performance payment bid',
    cslb: 'contractor',
    subcontractor: 'payment',
    tender: 'bid',
    bonding: 'bid performance payment',
    miller: 'performance payment',
    pension: 'erisa',
    retirement: 'erisa',
    '401': 'erisa',
    '401k': 'erisa',
    '403b': 'erisa',
    '5500': 'erisa',
    plan: 'erisa',
    embezzlement: 'dishonesty',
    theft: 'dishonesty',
    steal: 'dishonesty',
    crime: 'dishonesty',
    fidelity: 'dishonesty',
    janitorial: 'dishonesty',
    notarial: 'notary',
    notarize: 'notary',
    notarization: 'notary',
    lawyer: 'attorney',
    price: 'cost premium',
    cost: 'premium price',
    rate: 'premium cost',
    fee: 'cost premium',
    cheap: 'cost premium',
    quote: 'cost premium',
    refund: 'premium earned',
    cancel: 'release renewal',
    efile: 'efiling electronic',
    efiling: 'efile electronic',
  }),
);

/** The synonyms of a word in the form of `wordsToFind`. Most words have none. */
export function synonymsOf(word: string): string[] {
  const state = word.length === 2 ? parseStateCode(word) : undefined;
  if (state) return wordsIn(stateName(state));

  return SYNONYMS.get(word)?.split(' ') ?? [];
}
