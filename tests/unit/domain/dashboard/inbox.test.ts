import { describe, expect, it } from 'vitest';
import { inboxItems } from '~/domain/dashboard/inbox';

const TODAY = '2026-11-23';
const application = (
  id: string,
  status: 'draft' | 'information_requested' | 'price_offered' | 'approved' | 'under_review',
) => ({ id, status, isPaidByWire: status === 'approved', changedOn: '2026-11-20' });
const toFile = (
  id: string,
  effectiveDate: string,
  filer: 'customer' | 'surety' | 'nobody' = 'customer',
) => ({
  id,
  bondSlug: 'auto-dealer',
  term: 1,
  rider: 0,
  effectiveDate,
  filer,
  signing: 'notary' as const,
  done: [],
});

function inbox(parts: Partial<Parameters<typeof inboxItems>[0]>) {
  return inboxItems({ applications: [], toRenew: [], toFile: [], ...parts }, TODAY).map(
    ({ key, task }) => [key, task],
  );
}

describe('the inbox', () => {
  it('starts with what holds up a bond, goes on by deadline, and ends with drafts', () => {
    expect(
      inbox({
        applications: [
          application('a', 'draft'),
          application('b', 'under_review'),
          application('d', 'approved'),
          application('c', 'information_requested'),
        ],
        toRenew: [{ id: 'e', nextDue: '2026-12-05' }],
        toFile: [toFile('f', '2026-12-20'), toFile('g', '2026-11-01')],
      }),
    ).toEqual([
      ['application-c', 'answer the underwriter’s question'],
      ['application-d', 'send the wire'],
      ['file-g-1-0', 'sign it, have it notarized, and file it'],
      ['renew-e', 'renew by December 4, 2026'],
      [
        'file-f-1-0',
        'sign it, have it notarized, and file it before the bond starts on December 20, 2026',
      ],
      ['application-a', 'draft, kept until December 20, 2026'],
    ]);
  });

  it('names the last day to accept an offered price', () => {
    const offered = application('a', 'price_offered');

    expect(inbox({ applications: [{ ...offered, answerBy: '2026-12-07' }, offered] })).toEqual([
      ['application-a', 'respond to the new price by December 7, 2026'],
      ['application-a', 'respond to the new price'],
    ]);
  });

  it('names the amount of an awaited wire', () => {
    expect(inbox({ applications: [{ ...application('a', 'approved'), total: 145_200 }] })).toEqual([
      ['application-a', 'send the wire, $1,452.00'],
    ]);
  });

  it('names only the steps that are left', () => {
    expect(inbox({ toFile: [{ ...toFile('f', TODAY), done: ['signed', 'notarized'] }] })).toEqual([
      ['file-f-1-0', 'file it'],
    ]);
  });

  it('asks only for the signature of a bond that we file, until it is ticked', () => {
    const bond = toFile('f', TODAY, 'surety');

    expect(inbox({ toFile: [bond] })).toEqual([['file-f-1-0', 'sign it']]);
    expect(inbox({ toFile: [{ ...bond, done: ['signed'] }] })).toEqual([]);
  });

  it('asks to file a continuation certificate before its term starts, also for a bond that is not filed', () => {
    const bond = toFile('f', TODAY);
    const certificate = (effectiveDate: string) => ({ ...toFile('f', effectiveDate), term: 2 });

    expect(inbox({ toFile: [certificate('2026-12-20'), bond] })).toEqual([
      ['file-f-1-0', 'sign it, have it notarized, and file it'],
      ['file-f-2-0', 'file the certificate before the term starts on December 20, 2026'],
    ]);
    expect(inbox({ toFile: [certificate(TODAY)] })).toEqual([
      ['file-f-2-0', 'file the certificate'],
    ]);
  });

  it('names the day for the certificate of a notary, whose commission has started', () => {
    const notary = { ...toFile('f', '2026-12-20'), bondSlug: 'notary', term: 3 };

    expect(inbox({ toFile: [notary] })).toEqual([
      ['file-f-3-0', 'file the certificate before the term starts on December 20, 2026'],
    ]);
  });

  it.each(['surety', 'nobody'] as const)(
    'leaves out the certificate of a bond that is filed by %s',
    (filer) => {
      expect(inbox({ toFile: [{ ...toFile('f', '2026-12-20', filer), term: 2 }] })).toEqual([]);
    },
  );

  it('asks to sign and file a rider, also of a bond that the customer has filed', () => {
    const rider = { ...toFile('f', '2026-11-20'), rider: 2, done: ['filed' as const] };

    expect(inbox({ toFile: [rider] })).toEqual([['file-f-1-2', 'sign and file rider 2']]);
    expect(inbox({ toFile: [{ ...rider, filer: 'surety' }] })).toEqual([]);
  });

  it('leaves out bonds that need no filing, and bonds that the customer has filed', () => {
    expect(
      inbox({ toFile: [toFile('g', TODAY, 'nobody'), { ...toFile('h', TODAY), done: ['filed'] }] }),
    ).toEqual([]);
  });

  it('is empty without anything to do', () => {
    expect(inbox({})).toEqual([]);
  });
});
