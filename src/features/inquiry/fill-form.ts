/** Fill the empty fields of the form with the bond, state and amount that a link names: `bondType`, `state` and `amount`. */
export function fillForm(root: HTMLElement, search: string): void {
  const query = new URLSearchParams(search);
  for (const [field, name] of [
    ['bond', 'bondType'],
    ['state', 'state'],
    ['amount', 'amount'],
  ] as const) {
    const control = root.querySelector<HTMLInputElement | HTMLSelectElement>(`#inquiry-${field}`);
    const value = query.get(name);
    if (!control || control.value !== '' || !value) continue;

    control.value = value;
  }
}
