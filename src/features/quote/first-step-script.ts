/**
 * Runs inline, before the first paint: decides whether the form of the first step can show, fills in the link's choice,
 * and notes the visitor's input for the wizard, which takes over when its code has loaded.
 */
import { ASIDE_DRAFT_KEY, DRAFT_KEY, SESSION_KEY } from '~/platform/storage-keys';

/** Parameters of links that may open another step. */
const LEADING_PARAMETERS = ['step', 'resume', 'renews', 'matter'];

/** Stored data that may open another step. */
const LEADING_KEYS = [SESSION_KEY, DRAFT_KEY, ASIDE_DRAFT_KEY];

const page = document.documentElement.dataset;
const query = new URLSearchParams(location.search);
const form = document.querySelector<HTMLFormElement>('#first-step');

if (mayOpenElsewhere()) page['quote'] = 'loading';
else if (form) prepare(form);

function mayOpenElsewhere(): boolean {
  if (LEADING_PARAMETERS.some((name) => query.has(name))) return true;
  try {
    const storages = [sessionStorage, localStorage];

    return LEADING_KEYS.some((key) => storages.some((storage) => storage.getItem(key) !== null));
  } catch {
    return false; // storage is blocked, so nothing is stored
  }
}

function prepare(form: HTMLFormElement): void {
  const [bond, state] = form.querySelectorAll('select');
  if (bond) fillIn(bond, query.get('bondType'));
  if (state) fillIn(state, query.get('state'));
  // The facts of the linked bond come between the fields and the button. Until then the button is hidden.
  if (query.has('bondType')) page['quote'] = 'linked';

  // React listens around the form. At the first event of a choice, `input`, it takes the form over, and must find the
  // choice noted.
  document.addEventListener('input', noteChoice, { capture: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.dataset['pressed'] = '';
    if (!('live' in form.dataset)) event.submitter?.setAttribute('aria-busy', 'true');
  });
}

function noteChoice({ target }: Event): void {
  if (target instanceof HTMLSelectElement && target.form === form) target.dataset['touched'] = '';
}

function fillIn(select: HTMLSelectElement, value: string | null): void {
  if ([...select.options].some((option) => option.value === value)) select.value = value ?? '';
}
