import { agencyDay } from '../../../src/domain/business-day.ts';
import { filingPacketName } from '../../../src/domain/papers/file-names.ts';
import {
  packetRequestSchema,
  type PacketRequest,
} from '../../../src/domain/bonds/bond-file-request.ts';
import { mayOpenPapers } from '../_shared/bond-papers-access.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { pdfAnswer } from '../_shared/file-answer.ts';
import { makePacketPaper } from '../_shared/papers/packet-paper.ts';
import { loadBondFacts } from '../_shared/proof/bond-facts.ts';
import { loadPacketFacts } from './packet-facts.ts';
import { fetchStoredPapers } from './stored-papers.ts';

/**
 * The filing packet of a bond as one PDF, for the people whom `mayOpenPapers` names. Other callers get 'not-found', so
 * that they cannot tell whether the bond exists. The answer is 'not-available' until the bond and its power of attorney
 * are made.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'filing-packet',
      // Each packet is one call. An attorney may print the packets of a dozen estates in a row.
      limit: { allowed: 60, windowSeconds: 600 },
      schema: packetRequestSchema,
      handle: (call) => makePacket(dependencies, call),
    },
    dependencies,
  );
}

async function makePacket(
  { database, now }: Dependencies,
  { body, caller }: Call<PacketRequest>,
): Promise<Outcome<Response>> {
  const { bondId, quoteKey } = body;
  if (caller.userId === undefined && quoteKey === undefined)
    return { ok: false, code: 'unauthorized' };

  const facts = await loadBondFacts(database, bondId);
  const mayOpen =
    facts !== undefined &&
    (await mayOpenPapers(database, { id: bondId, ownerId: facts.ownerId }, { caller, quoteKey }));
  if (!mayOpen) return { ok: false, code: 'not-found' };

  const names = facts.papers.map(({ name }) => name);
  if (!names.includes('bond') || !names.includes('power-of-attorney'))
    return { ok: false, code: 'not-available' };

  const [packetFacts, papers] = await Promise.all([
    loadPacketFacts(database, bondId, facts, agencyDay(now())),
    fetchStoredPapers(database, facts),
  ]);
  const packet = await makePacketPaper(packetFacts, papers);

  return { ok: true, value: pdfAnswer(packet, filingPacketName(facts.number)) };
}
