/**
 * Brings the estimate box to life: the price follows the amount as it is typed, the amount and its
 * limits follow the state. What a state asks for is read from the table further down the page.
 */
import { formatMoney, formatWholeMoney } from '~/domain/money';
import { estimateBond } from '~/domain/quote/estimate';
import type { Price } from '~/domain/quote/pricing';
import { stateName, type StateCode } from '~/domain/us-states';
import { chooseState, followState } from './carried-state';
import {
  estimateSentence,
  failureSentence,
  limitsSentence,
  unservedSentence,
} from './estimate-words';

/** A pause in typing after which the sentence is read out. */
const PAUSE_MS = 500;

/** Start the box. `box` has the bond's own limits in cents as data-min and data-max. */
export function startEstimateBox(box: HTMLElement): void {
  const find = <T extends HTMLElement>(name: string) =>
    box.querySelector<T>(`[data-part="${name}"]`) as T;
  const amount = find<HTMLInputElement>('amount');
  const state = find<HTMLSelectElement>('state');
  const sentence = find('sentence');
  let limits = readLimits(box.dataset, { min: 0, max: 0 });
  let pause: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string, isProblem: boolean) => {
    sentence.textContent = text;
    sentence.toggleAttribute('data-problem', isProblem);
    if (isProblem) amount.setAttribute('aria-invalid', 'true');
    else amount.removeAttribute('aria-invalid');
  };
  const update = (waitMs: number) => {
    const result = estimateBond(amount.value, limits);
    const text = result.ok ? estimateSentence(result.value) : failureSentence(result.code, limits);
    showPrice(box, result.ok ? result.value.price : undefined);
    clearTimeout(pause);
    pause = setTimeout(() => say(text, !result.ok), waitMs);
  };

  amount.addEventListener('input', () => update(PAUSE_MS));
  amount.addEventListener('change', () => {
    const result = estimateBond(amount.value, limits);
    if (result.ok) amount.value = formatWholeMoney(result.value.amount);
    update(0);
  });
  state.addEventListener('change', () => chooseState(state.value));
  followState((chosen) => {
    const row = chosen && markRow(chosen);
    state.value = row ? chosen : '';
    limits = readLimits(row?.dataset, readLimits(box.dataset, limits));
    find('limits').textContent = limitsSentence(limits);
    if (row?.dataset['amount']) amount.value = formatWholeMoney(Number(row.dataset['amount']));
    find('answer').replaceChildren(...(chosen ? answerOf(chosen, row) : []));
    update(0);
  });
}

type Limits = { min: number; max: number };

function readLimits(data: DOMStringMap | undefined, otherwise: Limits): Limits {
  const { min, max } = data ?? {};

  return min && max ? { min: Number(min), max: Number(max) } : otherwise;
}

function showPrice(box: HTMLElement, price: Price | undefined): void {
  for (const part of ['premium', 'fees', 'taxes', 'total'] as const) {
    const cell = box.querySelector(`[data-price="${part}"]`);
    if (cell) cell.textContent = price ? formatMoney(price[part]) : '–';
  }
}

/** The line of the table that speaks of the state, marked as the visitor's own. */
function markRow(state: StateCode): HTMLElement | undefined {
  for (const marked of document.querySelectorAll('[data-states][aria-current]')) {
    marked.removeAttribute('aria-current');
  }
  const row = document.querySelector<HTMLElement>(`[data-states~="${state}"]`);
  row?.setAttribute('aria-current', 'true');

  return row ?? undefined;
}

/** What the line says, for the place beside the choice. */
function answerOf(state: StateCode, row: HTMLElement | undefined): Node[] {
  if (!row) return [paragraph(unservedSentence(state))];

  const { headline = '' } = row.dataset;
  const notes = [...row.querySelectorAll('[data-note]')].map((note) => note.textContent ?? '');

  return [
    paragraph(`${stateName(state)}: ${headline}`, 'font-semibold'),
    ...notes.map((note) => paragraph(note)),
  ];
}

function paragraph(text: string, className = ''): HTMLParagraphElement {
  const element = document.createElement('p');
  element.textContent = text;
  element.className = className;

  return element;
}
