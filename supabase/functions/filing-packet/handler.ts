import { agencyDay } from '../../../src/domain/business-day.ts';
import { filingPacketName } from '../../../src/domain/papers/file-names.ts';
import {
  bondIdRequestSchema,
  type BondIdRequest,
} from '../../../src/domain/bonds/bond-file-request.ts';
import { recordPapersOpening } from '../_shared/bond-papers-opening.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { pdfAnswer } from '../_shared/file-answer.ts';
import { makePacketPaper } from '../_shared/papers/packet-paper.ts';
import { loadBondFacts } from '../_shared/proof/bond-facts.ts';
import { loadPacketFacts } from './packet-facts.ts';
import { fetchStoredPapers } from './stored-papers.ts';

/**
 * The filing packet of a bond as one PDF, for its owner or staff. Other callers get 'not-found', so that they cannot
 * tell whether the bond exists. The answer is 'not-available' until the bond and its power of attorney are made.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'filing-packet',
      schema: bondIdRequestSchema,
      handle: (call) => makePacket(dependencies, call),
    },
    dependencies,
  );
}

async function makePacket(
  { database, now }: Dependencies,
  { body, caller }: Call<BondIdRequest>,
): Promise<Outcome<Response>> {
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const facts = await loadBondFacts(database, body.bondId);
  const mayRead =
    facts !== undefined &&
    (facts.ownerId === caller.userId || (await recordPapersOpening(database, body.bondId, caller)));
  if (!mayRead) return { ok: false, code: 'not-found' };

  const names = facts.papers.map(({ name }) => name);
  if (!names.includes('bond') || !names.includes('power-of-attorney'))
    return { ok: false, code: 'not-available' };

  const [packetFacts, papers] = await Promise.all([
    loadPacketFacts(database, body.bondId, facts, agencyDay(now())),
    fetchStoredPapers(database, facts),
  ]);
  const packet = await makePacketPaper(packetFacts, papers);

  return { ok: true, value: pdfAnswer(packet, filingPacketName(facts.number)) };
}
