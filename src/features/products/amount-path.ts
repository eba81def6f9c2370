import { amountWords } from './amount-words';
import type { ListedBond } from './listed-bond';

/** The page with the rows of the law behind a bond's amount, if the amount is a figure of the law. */
export function amountPath({
  id,
  requirements,
  data,
}: Pick<ListedBond, 'id' | 'requirements' | 'data'>): string | undefined {
  const family = (requirements.find(({ bond }) => bond === id) ?? requirements[0])?.bond;

  return family && /\d/.test(amountWords(data)) ? `/requirements/${family}` : undefined;
}
