import { getBonds } from './bonds';
import { getServedStates } from './states';

/** The bonds and served states that an inquiry can name: value and name of each. */
export async function getInquiryChoices() {
  const bonds = (await getBonds()).map(({ id, data }) => [id, data.name] as const);
  const states = (await getServedStates()).map(({ data }) => [data.code, data.name] as const);

  return { bonds, states };
}
