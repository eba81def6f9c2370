import { createHash, randomUUID } from 'node:crypto';
import { createHandler as createDecideRequest } from '../../../supabase/functions/decide-bond-request/handler.ts';
import { createHandler as createRequest } from '../../../supabase/functions/request-bond-change/handler.ts';
import { agencyDay } from '../../../src/domain/business-day.ts';
import { addDays } from '../../../src/domain/dates.ts';
import { addProof } from '../bond-requests.ts';
import { loadApplicationFacts } from '../invariants/application-facts.ts';
import { findMailProblems } from '../invariants/application-problems.ts';
import { findBondProblems } from '../invariants/bond-problems.ts';
import { storeLicenseBond, type LicenseBond } from '../license-bond.ts';
import { serviceClient } from '../stack.ts';
import type { Story } from './stop-at-every-call.ts';
import type { Scene } from './stop-bench.ts';

const NO_WORDS = () => Promise.resolve([]);

/** A customer requests another name on a bond. */
export function requestStory(scene: Scene): Story {
  return {
    functionName: 'request-bond-change',
    does: 'asks for a change',
    createHandler: createRequest,
    async prepare() {
      const bond = await storeBondWithPapers(scene);
      const body = await nameChangeOf(scene, bond);

      return {
        call: { body, token: scene.customer.token },
        findFalseWords: NO_WORDS,
        async findProblems(isPromised) {
          const statuses = await statusesOf(scene, body.requestId);
          const isAsked = statuses.length === 1 && statuses[0] === 'requested';
          const isAbsent = statuses.length === 0 && !isPromised;
          const { events } = await loadApplicationFacts(scene.stack.database, bond.applicationId);
          const asked = events.filter((kind) => kind === 'change-requested').length;

          return [
            ...(isAsked || isAbsent ? [] : [`the request is ${statuses.join(', ') || 'lost'}`]),
            ...(asked === statuses.length ? [] : [`the history has it ${asked} times`]),
          ];
        },
      };
    },
  };
}

/** An underwriter approves another name on a bond. A rider, its paper and a new signature follow. */
export function decideRequestStory(scene: Scene): Story {
  const { stack, customer, underwriter } = scene;

  return {
    functionName: 'decide-bond-request',
    does: 'approves a change',
    createHandler: createDecideRequest,
    async prepare() {
      const bond = await storeBondWithPapers(scene);
      const request = await nameChangeOf(scene, bond);
      const asked = await stack.call('request-bond-change', request, { token: customer.token });
      if (asked.status !== 200) throw new Error(`request-bond-change: ${asked.status}`);
      const [event] = await stack.query(
        'select max(id)::integer as id from public.application_events where application_id = $1',
        [bond.applicationId],
      );
      const { requestId } = request;
      const body = { requestId, decision: 'approve', seenEvent: event?.['id'] };

      return {
        call: { body, token: underwriter.token },
        findFalseWords: NO_WORDS,
        async findProblems(isPromised) {
          const [status] = await statusesOf(scene, requestId);
          const isDecided = status === 'approved';
          const facts = await loadApplicationFacts(stack.database, bond.applicationId);
          const [row] = facts.bonds;
          if (row === undefined) return ['the bond is gone'];
          const riders = row.papers.filter(({ name }) => name.startsWith('rider-')).length;

          return [
            ...(isDecided || (status === 'requested' && !isPromised)
              ? []
              : [`the request is ${status}`]),
            ...(riders === (isDecided ? 1 : 0) ? [] : [`the bond has ${riders} riders`]),
            ...(isDecided ? await findBondProblems(stack, row) : []),
            ...findMailProblems(facts, isDecided ? ['request_decided'] : []),
          ];
        },
      };
    },
  };
}

const REFUND = 12_345;

/** An underwriter approves the cancellation of a bond with its final refund. */
export function endBondStory(scene: Scene): Story {
  const { stack, customer, underwriter } = scene;

  return {
    functionName: 'decide-bond-request',
    does: 'ends a bond',
    createHandler: createDecideRequest,
    async prepare() {
      const bond = await storeBondWithPapers(scene);
      const requestId = randomUUID();
      const request = {
        ...{ action: 'request', requestId, bondId: bond.bondId, kind: 'cancellation' },
        ...{ endsOn: addDays(agencyDay(new Date()), 60), proofKind: 'surrender' },
        documentIds: [await addProof(stack, { ...bond, userId: customer.userId })],
      };
      const asked = await stack.call('request-bond-change', request, { token: customer.token });
      if (asked.status !== 200) throw new Error(`request-bond-change: ${asked.status}`);
      const [event] = await stack.query(
        'select max(id)::integer as id from public.application_events where application_id = $1',
        [bond.applicationId],
      );
      const body = { requestId, decision: 'approve', seenEvent: event?.['id'], refund: REFUND };

      return {
        call: { body, token: underwriter.token },
        findFalseWords: NO_WORDS,
        async findProblems(isPromised) {
          const [row] = await stack.query(
            `select request.status || ' ' || bond.status as state, request.refund_cents::integer as refund
             from public.bond_requests as request join public.bonds as bond on bond.id = request.bond_id
             where request.id = $1`,
            [requestId],
          );
          const state = String(row?.['state']);
          const isDecided = state === 'approved cancelled';
          const facts = await loadApplicationFacts(stack.database, bond.applicationId);

          return [
            ...(isDecided || (state === 'requested active' && !isPromised)
              ? []
              : [`request and bond are ${state}`]),
            ...(row?.['refund'] === (isDecided ? REFUND : null)
              ? []
              : [`the refund is ${String(row?.['refund'])}`]),
            ...findMailProblems(facts, isDecided ? ['request_decided'] : []),
          ];
        },
      };
    },
  };
}

async function statusesOf({ stack }: Scene, requestId: string): Promise<string[]> {
  const rows = await stack.query('select status from public.bond_requests where id = $1', [
    requestId,
  ]);

  return rows.map(({ status }) => String(status));
}

async function nameChangeOf({ stack, customer }: Scene, { applicationId, bondId }: LicenseBond) {
  return {
    action: 'request',
    requestId: randomUUID(),
    bondId,
    documentIds: [await addProof(stack, { applicationId, userId: customer.userId })],
    kind: 'name-change',
    proofKind: 'name_record',
    name: 'Okafor Reyes LLC',
  };
}

/** A customer's bond with papers, as if it had been issued long ago. */
async function storeBondWithPapers({ stack, customer }: Scene): Promise<LicenseBond> {
  const bond = await storeLicenseBond(stack.query, customer.userId, agencyDay(new Date()));
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${bond.bondId}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { storage } = serviceClient(stack);
  for (const name of ['bond', 'power-of-attorney']) {
    const { error } = await storage
      .from('bonds')
      .upload(`${bond.bondId}/${name}.pdf`, bytes, { contentType: 'application/pdf' });
    if (error) throw error;
  }
  await stack.query(
    `update public.bonds
     set pdf_url = id || '/bond.pdf', poa_pdf_url = id || '/power-of-attorney.pdf', pdf_sha256 = $2, poa_pdf_sha256 = $2
     where id = $1`,
    [bond.bondId, sha256],
  );

  // The mail about the issue was sent then.
  await stack.query('delete from private.notifications where application_id = $1', [
    bond.applicationId,
  ]);

  return bond;
}
