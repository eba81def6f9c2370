/** The panel with the result of a worksheet. */
import { formatWholeMoney } from '~/domain/money';
import type { Result } from '~/domain/result';
import type {
  WorksheetGap,
  WorksheetLine,
  WorksheetResult,
} from '~/domain/worksheets/worksheet-result';
import { now } from '~/platform/clock';
import { quoteLink } from './quote-link';
import { amountWords, GAP_SENTENCES } from './result-words';

/** What the panel shows: the result, the figures as typed, and the state of a quote. */
export type Shown = {
  result: Result<WorksheetResult, WorksheetGap>;
  figures: readonly (readonly [string, string])[];
  state: string | undefined;
};

export type ResultPanel = {
  /** Show a result. Undefined shows the worked example of the page again. */
  show: (shown: Shown | undefined) => void;
  /** Cite the rule with this `data-rule`. Undefined leaves the citation of the page. */
  cite: (rule: string | undefined) => void;
  /** Say the result to a screen reader, and note the address on the printed sheet. */
  announce: () => void;
  /** Bring the result into view. */
  focus: () => void;
  /** `copy` answers whether the link was copied. */
  onCopy: (copy: () => Promise<boolean>) => void;
};

/** Take over the panel of the page. */
export function resultPanel(): ResultPanel {
  const panel = document.querySelector('[data-result]') as HTMLElement;
  const find = (name: string) => panel.querySelector(`[data-part="${name}"]`) as HTMLElement;
  const names = ['title', 'message', 'figures', 'lines', 'amounts', 'limits', 'rule'];
  const example = new Map(names.map((name) => [name, [...find(name).childNodes]]));
  const bigRow = find('amounts').firstElementChild?.cloneNode(true) as HTMLElement;
  let sentence = '';

  function showResult({ result, figures, state }: Shown): void {
    find('title').textContent = 'Your result';
    find('message').textContent = result.ok ? '' : GAP_SENTENCES[result.code];
    find('figures').replaceChildren(...figures.map(([label, value]) => row(label, value)));
    find('lines').replaceChildren(...(result.ok ? result.value.lines.map(moneyRow) : []));
    find('limits').replaceChildren(...(result.ok ? (result.value.limits ?? []).map(moneyRow) : []));
    find('amounts').replaceChildren(
      ...(result.ok ? result.value.amounts : []).map((amount, index) => {
        const copy = bigRow.cloneNode(true) as HTMLElement;
        const [term, value] = [copy.querySelector('dt'), copy.querySelector('dd')];
        if (term) term.textContent = amount.label;
        if (value) value.textContent = amountWords(amount);
        const link = copy.querySelector('a');
        if (link) link.href = quoteLink(amount, state);
        if (link) link.className = `button button-${index === 0 ? 'primary' : 'secondary'}`;
        const name = link?.querySelector('span');
        if (name) name.textContent = `: ${amount.label}`;
        if (!amount.amount || !amount.bond) link?.parentElement?.remove();

        return copy;
      }),
    );
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(now());
    find('day').textContent = `Worked out on ${day}.`;
    sentence = result.ok
      ? result.value.amounts.map((amount) => `${amount.label}: ${amountWords(amount)}.`).join(' ')
      : GAP_SENTENCES[result.code];
  }

  return {
    show(shown) {
      if (shown) {
        showResult(shown);
        return;
      }
      for (const [name, nodes] of example) find(name).replaceChildren(...nodes);
      sentence = '';
    },
    cite(rule) {
      const source = rule && document.querySelector(`[data-rule="${rule}"]`);
      if (source) find('rule').replaceChildren(...(source.cloneNode(true) as Element).childNodes);
    },
    announce() {
      find('status').textContent = sentence;
      find('address').textContent = window.location.href;
    },
    focus() {
      find('title').focus();
    },
    onCopy(copy) {
      const say = (text: string) => {
        find('copied').textContent = text;
      };
      find('print').addEventListener('click', () => window.print());
      find('copy').addEventListener('click', () => {
        void copy().then((isCopied) =>
          say(isCopied ? 'Link copied.' : 'Copy the address from the address bar instead.'),
        );
      });
    },
  };
}

function moneyRow({ label, amount }: WorksheetLine): HTMLElement {
  return row(label, formatWholeMoney(amount));
}

function row(label: string, value: string): HTMLElement {
  const line = document.createElement('div');
  const term = document.createElement('dt');
  const text = document.createElement('dd');
  term.textContent = label;
  text.textContent = value;
  line.append(term, text);

  return line;
}
