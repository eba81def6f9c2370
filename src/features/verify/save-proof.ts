import { now } from '~/platform/clock';
import { saveFile } from '~/platform/save-file';
import { SAVE_PROOF } from './record-words';
import type { VerifyParts } from './page-parts';
import type { Evidence } from './proof-file/evidence';

/** Show the button that saves the proof of a bond. The code that makes the file loads on the first press. */
export function letSaveProof(
  { block, button, failure }: VerifyParts['saveProof'],
  evidence: Evidence,
): void {
  block.hidden = false;
  button.addEventListener('click', () => void save());

  async function save(): Promise<void> {
    if (button.getAttribute('aria-disabled') === 'true') return;

    button.setAttribute('aria-disabled', 'true');
    button.textContent = SAVE_PROOF.pending;
    failure.textContent = '';
    try {
      const { makeProofFile } = await import('./proof-file/make-proof-file');
      const { name, content } = makeProofFile(evidence, { savedAt: now(), address: location.href });
      saveFile(name, content);
    } catch {
      failure.textContent = SAVE_PROOF.failed;
    }
    button.textContent = SAVE_PROOF.idle;
    button.removeAttribute('aria-disabled');
  }
}
