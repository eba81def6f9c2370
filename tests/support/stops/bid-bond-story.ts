import { createHandler } from '../../../supabase/functions/submit-application/handler.ts';
import { openBid, payForBid } from '../bid-bonds.ts';
import type { Story } from './stop-at-every-call.ts';
import type { Scene } from './stop-bench.ts';
import { endsAs } from './submission-stories.ts';

/** The bid bond of a bid inside a contractor's line. It is charged once, and no renewal of it is ever due. */
export function bidBondStory(scene: Scene): Story {
  const { stack } = scene;

  return {
    functionName: 'submit-application',
    does: 'submits a bid bond',
    createHandler,
    async prepare() {
      const bid = await openBid(stack);
      const { id, submission } = await payForBid(stack, bid);
      const { findProblems, ...words } = endsAs(scene, id, ['in-force'], ['absent']);

      return {
        call: { body: submission, token: bid.member.token },
        ...words,
        async findProblems(isPromised) {
          const due = await stack.query(
            `select 1 from public.renewals
             where bond_id in (select bond.id from public.bonds as bond where bond.application_id = $1)`,
            [id],
          );

          return [
            ...(await findProblems(isPromised)),
            ...(due.length > 0 ? ['a renewal of the bid bond is due'] : []),
          ];
        },
      };
    },
  };
}
