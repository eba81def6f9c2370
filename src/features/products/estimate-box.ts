/**
 * Makes the estimate box work: the price follows the typed amount, and the amount and its limits follow the state. An
 * amount fixed by law is locked. Where no bond is required, a sentence replaces the price. The box reads a state's
 * requirements from the table further down the page.
 */
import { carryAmount, readCarriedAmount } from '~/domain/bonds/carry-state';
import { formatMoney, formatWholeMoney, type Cents } from '~/domain/money';
import { statePath } from '~/domain/finder/finder-links';
import { estimateBond } from '~/domain/quote/estimate';
import { priceLines } from '~/domain/rates/price-lines';
import type { ItemizedPrice } from '~/domain/rates/price-with-plan';
import type { PricedBond } from '~/domain/quote/pricing';
import { stateName, type StateCode } from '~/domain/us-states';
import { today } from '~/platform/clock';
import { readAddressSearch, setAddressSearch } from '~/platform/address';
import { chooseState, followState } from '~/platform/carried-state';
import {
  estimateSentence,
  failureSentence,
  limitsSentence,
  LOCKED_SENTENCE,
  otherBondsLabel,
  unneededSentence,
  unservedSentence,
} from './estimate-words';

/** Pause in typing before the result sentence is announced. */
const PAUSE_MS = 500;

/**
 * Start the box. `box` has the bond's own limits and its example amount in cents in data-min, data-max and data-amount,
 * and the bond with its rate plans in data-bond.
 */
export function startEstimateBox(box: HTMLElement): void {
  const find = <T extends HTMLElement>(name: string) =>
    box.querySelector<T>(`[data-part="${name}"]`) as T;
  const amount = find<HTMLInputElement>('amount');
  const state = find<HTMLSelectElement>('state');
  const sentence = find('sentence');
  const bond = JSON.parse(box.dataset['bond'] ?? '') as PricedBond;
  const ownLimits = readLimits(box.dataset, { min: 0, max: 0 });
  const firstHint = find('limits').textContent;
  const openHint = ({ stateCode, limits }: Place) =>
    stateCode === undefined ? firstHint : limitsSentence(limits);
  let place: Place = { stateCode: undefined, limits: ownLimits };
  let shown: StateCode | 'none' | undefined;
  let hasStarted = false; // an amount typed before this code loaded stays
  let pause: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string, isProblem: boolean) => {
    sentence.textContent = text;
    sentence.toggleAttribute('data-problem', isProblem);
    if (isProblem) amount.setAttribute('aria-invalid', 'true');
    else amount.removeAttribute('aria-invalid');
  };
  const estimate = () => estimateBond(amount.value, { bond, ...place, on: today() });
  const update = (waitMs: number) => {
    const result = estimate();
    write('sum', result.ok ? formatWholeMoney(result.value.amount) : '');
    const text = result.ok
      ? estimateSentence(result.value)
      : failureSentence(result.code, place.limits);
    showPrice(box, result.ok ? result.value.price : undefined);
    clearTimeout(pause);
    pause = setTimeout(() => say(text, !result.ok), waitMs);
  };

  amount.addEventListener('input', () => update(PAUSE_MS));
  const finishAmount = () => {
    const result = estimate();
    if (result.ok) amount.value = formatWholeMoney(result.value.amount);
    keepAmount(result.ok ? result.value.amount : undefined);
  };

  amount.addEventListener('change', () => {
    finishAmount();
    update(0);
  });
  state.addEventListener('change', () => {
    const chosen = state.value; // the first change of the address shows its state again
    keepAmount(undefined);
    chooseState(chosen);
  });
  // What was chosen before this code loaded stays.
  if (state.value !== '' && !/[?&]state=/.test(readAddressSearch())) chooseState(state.value);
  followState((chosen) => {
    const row = chosen && markRow(chosen);
    const isNew = shown !== (chosen ?? 'none');
    shown = chosen ?? 'none';
    place = { stateCode: row && chosen, limits: readLimits(row?.dataset, ownLimits) };
    state.value = place.stateCode ?? '';
    const fixed = row?.dataset['amount'] ?? box.dataset['fixed'];
    amount.readOnly = fixed !== undefined;
    find('limits').textContent = fixed ? LOCKED_SENTENCE : openHint(place);
    const wasTypedEarly = !hasStarted && !fixed && amount.value !== amount.defaultValue;
    if (isNew && !wasTypedEarly) amount.value = firstAmount(box, fixed);
    // The field reports its change later if the visitor is still typing in it.
    if (wasTypedEarly && document.activeElement !== amount) finishAmount();
    hasStarted = true;
    const isUnneeded = row?.dataset['unneeded'] !== undefined;
    box.toggleAttribute('data-unneeded', isUnneeded);
    passOnAmount();
    write('state', chosen ? stateName(chosen) : '');
    find('answer').replaceChildren(...(chosen ? answerOf(chosen, row) : []));
    update(0);
  });
}

/** The state of the price, and the amounts that we write there. */
type Place = { stateCode: StateCode | undefined; limits: Limits };

/** The amount that the law fixes, the one of the address, or the example. */
function firstAmount(box: HTMLElement, fixed: string | undefined): string {
  const kept = fixed ? undefined : readCarriedAmount(readAddressSearch());

  return formatWholeMoney(kept ?? Number(fixed ?? box.dataset['amount']));
}

/** Keep an amount in the address, so that it survives a reload, a shared link and the way to the quote. */
function keepAmount(amount: Cents | undefined): void {
  setAddressSearch(carryAmount(readAddressSearch(), amount), 'replace');
}

/** Write on the drawn bond: its state or its penal sum. */
function write(name: 'state' | 'sum', text: string): void {
  const line = document.querySelector(`[data-bond-line="${name}"]`);
  if (line) line.textContent = text;
}

/** Pass the amount of the address on to the links to the quote. */
function passOnAmount(): void {
  const amount = readCarriedAmount(readAddressSearch());
  for (const link of document.querySelectorAll('a[href^="/quote"][data-carry-state]')) {
    link.setAttribute('href', carryAmount(link.getAttribute('href') ?? '', amount));
  }
}

type Limits = { min: number; max: number };

function readLimits(data: DOMStringMap | undefined, otherwise: Limits): Limits {
  const { min, max } = data ?? {};

  return min && max ? { min: Number(min), max: Number(max) } : otherwise;
}

/** Show the price line by line. The fees and taxes follow the state. Without a price, each line has a dash. */
function showPrice(box: HTMLElement, price: ItemizedPrice | undefined): void {
  const total = box.querySelector('[data-price="total"]');
  const rows = [...box.querySelectorAll<HTMLElement>('[data-part="line"]')];
  const [first] = rows;
  if (!total || !first) return;

  total.textContent = price ? formatMoney(price.total) : '–';
  total.removeAttribute('data-our-price'); // it describes the worked example of the page
  const lines = price
    ? priceLines(price).map(({ label, amount }) => [label, formatMoney(amount)])
    : rows.map((row) => [row.querySelector('dt')?.textContent ?? '', '–']);
  first.before(...lines.map(([label = '', amount = '']) => fillRow(first, label, amount)));
  for (const row of rows) row.remove();
}

function fillRow(pattern: HTMLElement, label: string, amount: string): Node {
  const row = pattern.cloneNode(true) as HTMLElement;
  for (const [cell, text] of [
    ['dt', label],
    ['dd', amount],
  ] as const) {
    const element = row.querySelector(cell);
    if (element) element.textContent = text;
  }

  return row;
}

/** Find the table line that covers the state, and mark it as the current one. */
function markRow(state: StateCode): HTMLElement | undefined {
  for (const marked of document.querySelectorAll('[data-states][aria-current]')) {
    marked.removeAttribute('aria-current');
  }
  const row = document.querySelector<HTMLElement>(`[data-states~="${state}"]`);
  row?.setAttribute('aria-current', 'true');

  return row ?? undefined;
}

/** Copy the line's headline and notes for the place below the state field. */
function answerOf(state: StateCode, row: HTMLElement | undefined): Node[] {
  if (!row) return [paragraph(unservedSentence(state))];

  const { headline = '', unneeded } = row.dataset;
  if (unneeded !== undefined) {
    return [paragraph(unneededSentence(state), 'font-semibold'), otherBonds(state)];
  }

  const notes = [...row.querySelectorAll('[data-note]')].map((note) => note.textContent ?? '');

  return [
    paragraph(`${stateName(state)}: ${headline}`, 'font-semibold'),
    ...notes.map((note) => paragraph(note)),
  ];
}

function otherBonds(state: StateCode): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = statePath(state);
  link.textContent = otherBondsLabel(state);

  return link;
}

function paragraph(text: string, className = ''): HTMLParagraphElement {
  const element = document.createElement('p');
  element.textContent = text;
  element.className = className;

  return element;
}
