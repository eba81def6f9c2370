import { agencyDay } from '~/domain/business-day';
import {
  type Bid,
  type ContractorDesk,
  lineAccount,
  type Project,
} from '~/domain/contractors/contractor-desk';
import { lineStops } from '~/domain/contractors/line-stops';
import { formatWholeMoney } from '~/domain/money';
import { REQUEST_TIME } from '~/domain/underwriting/review-time';
import { now } from '~/platform/clock';
import { Alert } from '~/ui/Alert';
import { StopList } from './StopList';

type Props = { desk: ContractorDesk; project: Project; bid: Bid };

/**
 * A bid that waits for an underwriter, with the rules that stop it today: a line that was granted since, or an indemnity
 * that was signed, may cover it by now.
 */
export function StoppedBid({ desk, project, bid }: Props) {
  const stops = lineStops(lineAccount(desk), project, bid.price, agencyDay(now()));
  const asked = formatWholeMoney(bid.price);

  return (
    <div className="mt-3">
      {stops.length === 0 ? (
        <Alert type="info" title="Ask again: your line covers this bid now">
          When you asked, {asked} was outside your line. Ask to bid again below, and you get a yes
          at once.
        </Alert>
      ) : (
        <Alert type="warning" title="An underwriter has your request">
          <p>{asked} is outside your line:</p>
          <StopList stops={stops} />
          <p className="mt-2">
            {REQUEST_TIME} If nothing is listed here any more, ask again and you get a yes at once.
          </p>
        </Alert>
      )}
    </div>
  );
}
