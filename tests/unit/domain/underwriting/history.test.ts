import { describe, expect, it } from 'vitest';
import { APPLICATION_EVENT_KINDS } from '~/domain/application-events';
import {
  eventActor,
  eventsAfter,
  eventTitle,
  knownUpTo,
  lastEventId,
  priceProposer,
} from '~/domain/underwriting/history';

const event = (id: number) => ({ id, kind: 'submitted', actor: 'customer', at: '2026-11-20' });

const own = (id: number) => ({ ...event(id), actor: 'staff', actorId: 'me' });

describe('the history of an application', () => {
  it('has a text for every kind of event, and shows an unknown kind unchanged', () => {
    for (const kind of APPLICATION_EVENT_KINDS) expect(eventTitle(kind)).toMatch(/^[A-Z]/);
    expect(eventTitle('seal-broken')).toBe('seal broken');
  });

  it.each([
    [{ actor: 'customer' }, 'Customer'],
    [{ actor: 'system' }, 'The rules'],
    [{ actor: 'staff', actorId: 'a' }, 'Name of a'],
    [{ actor: 'staff' }, 'Staff'],
  ])('names the actor: %j', (done, words) => {
    expect(eventActor(done, (id) => `Name of ${id}`)).toBe(words);
  });

  it.each([
    ['who proposed it last', ['first-approved', 'price-proposed', 'identity-revealed'], 'me'],
    ['nobody after a plain approval', ['price-proposed', 'first-approved'], undefined],
    ['nobody after the offer', ['price-proposed', 'price-offered'], undefined],
    ['nobody before a decision', [], undefined],
  ])('names as the proposer of another price %s', (_, kinds, proposer) => {
    const events = kinds.map((kind, index) => ({ ...own(index + 1), kind }));

    expect(priceProposer(events.toReversed())).toBe(proposer);
  });

  it('lists the events after a seen event, oldest first', () => {
    const events = [event(9), event(3), event(7)];

    expect(lastEventId(events)).toBe(9);
    expect(eventsAfter(events, 3).map(({ id }) => id)).toEqual([7, 9]);
    expect(eventsAfter(events, 9)).toEqual([]);
    expect(lastEventId([])).toBe(0);
  });

  it('does not count an identity reveal as a change of the application', () => {
    const events = [event(3), { ...event(4), kind: 'identity-revealed', actor: 'staff' }];

    expect(lastEventId(events)).toBe(3);
    expect(eventsAfter(events, 3)).toEqual([]);
  });

  it.each([
    ['nothing came after it', [], 3],
    ['they did what came next', [own(5), own(7)], 7],
    ['somebody else came first', [event(5), own(7)], 3],
    ['somebody else came in between', [own(5), event(6), own(7)], 5],
  ])('is known to a person who saw an event and caused the next: %s', (_, later, known) => {
    expect(knownUpTo([...later, event(3)], 3, 'me')).toBe(known);
  });
});
