/**
 * Makes a worksheet work: the result follows every change, and the address keeps the answers. Nothing is sent. The
 * page contains a worked example, which stays until there is an answer.
 */
import { CENTS_PER_DOLLAR, formatWholeMoney, parseMoney } from '~/domain/money';
import { fail } from '~/domain/result';
import { figureProblem, readFigure, type FigureKind } from '~/domain/worksheets/typed-figure';
import { readAddressSearch, setAddressSearch } from '~/platform/address';
import { copyText } from '~/platform/clipboard';
import type { Sheet, SheetAnswers } from './sheet';
import { resultPanel } from './result-panel';

/** Pause in typing before the address changes and the result is announced. */
const PAUSE_MS = 500;

type Control = HTMLInputElement | HTMLSelectElement;

/** Start the worksheet in `form`. Its result is shown in the page's `[data-result]`. */
export function startSheet(form: HTMLFormElement, sheet: Sheet): void {
  const controls = [...form.elements].filter(isControl);
  const panel = resultPanel();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const showProblem = (control: Control) => {
    const problem = problemOf(control);
    const line = form.querySelector(`[data-problem="${control.name}"]`);
    if (!line) return;

    line.textContent = problem ?? '';
    if (problem) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  };

  const update = (waitMs: number) => {
    const { choices } = readAnswers(controls);
    const used = sheet.fields?.(choices);
    for (const control of controls) {
      const field = control.closest<HTMLElement>('[data-field]');
      if (field && kindOf(control)) field.hidden = used?.includes(control.name) === false;
    }
    const counted = controls.filter((control) => !control.closest('[hidden]'));
    const isStarted = controls.some(isAnswered);
    const hasProblem = counted.some((control) => problemOf(control) !== undefined);
    const result = hasProblem ? fail('unreadable') : sheet.work(readAnswers(counted));
    const figures = counted.filter((control) => valueOf(control).trim() !== '').map(labeled);
    panel.show(isStarted ? { result, figures, state: choices['state'] } : undefined);
    panel.cite(isStarted ? sheet.rule?.(choices) : undefined);

    clearTimeout(pause);
    pause = setTimeout(() => {
      keep(counted);
      panel.announce();
    }, waitMs);
  };

  fill(controls);
  form.addEventListener('input', ({ target }) => {
    if (isControl(target) && !problemOf(target)) showProblem(target);
    update(PAUSE_MS);
  });
  form.addEventListener('change', ({ target }) => {
    if (!isControl(target)) return;
    showProblem(target);
    if (kindOf(target) === 'money' && !problemOf(target)) target.value = tidy(target.value);
    update(0);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    update(0);
    panel.focus();
  });
  form.addEventListener('reset', () => {
    setTimeout(() => {
      for (const control of controls) showProblem(control);
      update(0);
    });
  });
  panel.onCopy(async () => {
    keep(controls.filter((control) => !control.closest('[hidden]')));

    return copyText(window.location.href);
  });
  for (const control of controls) showProblem(control);
  if (controls.some(isAnswered)) update(0);
}

function isControl(element: unknown): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

function kindOf(control: Control): FigureKind | undefined {
  return control.dataset['kind'] as FigureKind | undefined;
}

function problemOf(control: Control): string | undefined {
  const kind = kindOf(control);

  return kind && figureProblem(kind, control.value);
}

/** A box's value is "yes" when it is checked. A select that still shows its first option is no answer. */
function valueOf(control: Control): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked ? 'yes' : '';
  }

  return control.value;
}

function isAnswered(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;

  return valueOf(control).trim() !== '' && valueOf(control) !== control.dataset['start'];
}

function readAnswers(controls: readonly Control[]): SheetAnswers {
  const numbers = controls.flatMap((control) => {
    const kind = kindOf(control);

    return kind ? [[control.name, readFigure(kind, control.value)] as const] : [];
  });
  const choices = controls
    .filter((control) => !kindOf(control))
    .map((control) => [control.name, valueOf(control)] as const);

  return { figures: Object.fromEntries(numbers), choices: Object.fromEntries(choices) };
}

/** A field's label and answer as text, for the printed sheet. */
function labeled(control: Control): [string, string] {
  const label = control.labels?.[0]?.textContent?.trim() ?? '';
  const value =
    control instanceof HTMLSelectElement
      ? (control.selectedOptions[0]?.textContent?.trim() ?? '')
      : valueOf(control);
  const unit = { money: '', percent: '%', months: ' months' }[kindOf(control) ?? 'money'];

  return [label, value.endsWith(unit) ? value : value + unit];
}

function tidy(text: string): string {
  const amount = parseMoney(text);

  return amount === undefined ? text : formatWholeMoney(amount);
}

/** Fill in the answers of the address. What was typed before this code loaded stays. */
function fill(controls: readonly Control[]): void {
  const query = new URLSearchParams(readAddressSearch());
  for (const control of controls) {
    const text = query.get(control.name);
    if (text === null || isAnswered(control)) continue;

    if (control instanceof HTMLSelectElement) {
      const wanted = control.name === 'state' ? text.toUpperCase() : text;
      if ([...control.options].some(({ value }) => value === wanted)) control.value = wanted;
    } else if (control.type === 'checkbox') control.checked = text === 'yes';
    else control.value = kindOf(control) === 'money' ? tidy(text) : text;
  }
}

/** Keep the answers in the address: money in dollars. Other parameters stay. */
function keep(controls: readonly Control[]): void {
  const query = new URLSearchParams(readAddressSearch());
  for (const name of controls[0]?.form?.elements ?? []) {
    if (isControl(name)) query.delete(name.name);
  }
  for (const control of controls.filter(isAnswered)) {
    const amount = kindOf(control) === 'money' ? parseMoney(control.value) : undefined;
    query.set(
      control.name,
      amount === undefined ? valueOf(control) : String(amount / CENTS_PER_DOLLAR),
    );
  }
  setAddressSearch(query.size > 0 ? `?${query}` : '', 'replace');
}
