import { atom, computed } from 'nanostores';
import {
  askForCode,
  askForLink,
  confirmCode,
  decline,
  openLink,
  savePart,
  sign,
  type PartCall,
  type SaveFailure,
  type SignFailure,
} from '~/data/signing/signing';
import { businessDay } from '~/domain/business-day';
import { CONSENTS, type Consent } from '~/domain/signing/consents';
import { partStepsOf, type PartStep } from '~/domain/signing/part-fields';
import { isSignerPage, type SignerPage } from '~/domain/signing/signer-page';
import { nextConsent, nextPartStep, type SigningPart } from '~/domain/signing/signing-part';
import { tabStorage } from '~/platform/browser-storage';
import { now } from '~/platform/clock';

/** A screen of the session: a step of answers, a consent, or the signature. */
export type SigningScreen = PartStep | Consent | 'signature';

/** Where the page stands. */
export type SigningStage =
  | { name: 'loading' }
  | { name: 'closed'; code: SignFailure }
  | { name: 'link'; page: SignerPage; hasCode: boolean }
  | { name: 'resent' }
  | { name: 'part'; part: SigningPart }
  | { name: 'signed'; part: SigningPart; at: string }
  | { name: 'declined' };

/** The key of the session stays in this tab, so that a reload continues the session. */
const SESSION_KEY = 'marshline-signing-session';

export const $signingStage = atom<SigningStage>({ name: 'loading' });

/** The screen that the signer went back to. Undefined: the first that is not complete. */
const $revisited = atom<SigningScreen | undefined>(undefined);

/** The screens of the signer, in their order. */
export const $signingScreens = computed($signingStage, (stage): readonly SigningScreen[] =>
  stage.name === 'part' ? [...partStepsOf(stage.part.role), ...CONSENTS, 'signature'] : [],
);

/** The current screen. */
export const $signingScreen = computed(
  [$signingStage, $revisited],
  (stage, revisited): SigningScreen => {
    if (stage.name !== 'part') return 'signature';

    return revisited ?? nextScreen(stage.part);
  },
);

function nextScreen(part: SigningPart): SigningScreen {
  return nextPartStep(part, businessDay(now())) ?? nextConsent(part)?.id ?? 'signature';
}

/** 192 bits in base64url. */
const TOKEN = /^[\w-]{32}$/;

let token = '';
let session = '';

/** Open the link of this address, or continue the session of this tab. */
export async function startSigning(linkToken: string): Promise<void> {
  token = linkToken;
  if (!TOKEN.test(token)) return $signingStage.set({ name: 'closed', code: 'not-found' });

  $signingStage.set({ name: 'loading' });
  const [keptToken, keptSession = ''] = (tabStorage.read(SESSION_KEY) ?? '').split(' ');
  if (keptToken === token && keptSession !== '') {
    session = keptSession;
    const part = await savePart(session, {});
    if (part.ok) return showPart(part.value);
  }

  await showLink(false);
}

async function showLink(hasCode: boolean): Promise<void> {
  const page = await openLink(token);
  if (!page.ok) {
    $signingStage.set({ name: 'closed', code: page.code });
    return;
  }

  $signingStage.set(
    isSignerPage(page.value)
      ? { name: 'link', page: page.value, hasCode }
      : { name: 'closed', code: 'not-found' },
  );
}

function showPart(part: SigningPart): void {
  if (part.signedAt !== null) $signingStage.set({ name: 'signed', part, at: part.signedAt });
  else if (part.declinedAt !== null) $signingStage.set({ name: 'declined' });
  else $signingStage.set({ name: 'part', part });
}

/** Mail a code. Returns the reason of a failure. */
export async function sendCode(): Promise<SignFailure | undefined> {
  const sent = await askForCode(token);
  if (!sent.ok) return sent.code;

  const stage = $signingStage.get();
  if (stage.name === 'link') $signingStage.set({ ...stage, hasCode: true });
  return undefined;
}

/** Mail an expired link anew. Returns the reason of a failure. */
export async function sendLinkAgain(): Promise<SignFailure | undefined> {
  const sent = await askForLink(token);
  if (!sent.ok) return sent.code;

  $signingStage.set({ name: 'resent' });
  return undefined;
}

/** Open the session with a code. Returns the reason of a failure. */
export async function enterCode(code: string): Promise<SignFailure | undefined> {
  const confirmed = await confirmCode(token, code);
  if (!confirmed.ok) {
    if (confirmed.code === 'locked') await showLink(false);
    return confirmed.code;
  }

  session = confirmed.value;
  tabStorage.write(SESSION_KEY, `${token} ${session}`);
  const part = await savePart(session, {});
  if (!part.ok) return part.code;

  showPart(part.value);
  return undefined;
}

/** Save a step and open the next screen. Returns the failure, if there is one. */
export async function saveStep(change: PartCall): Promise<SaveFailure | undefined> {
  const saved = await savePart(session, change);
  if (!saved.ok) {
    if (saved.code === 'session-ended') await endSession();
    return saved;
  }

  const from = $signingScreen.get();
  showPart(saved.value);
  goOnFrom(from);
  return undefined;
}

/** The next screen in order while the signer reviews earlier ones, otherwise the first that is not complete. */
function goOnFrom(screen: SigningScreen): void {
  if ($revisited.get() === undefined) return;

  const screens = $signingScreens.get();
  const next = screens[screens.indexOf(screen) + 1];
  const stage = $signingStage.get();
  const first = stage.name === 'part' ? nextScreen(stage.part) : undefined;
  $revisited.set(next === first ? undefined : next);
}

/** Go back one screen. */
export function goBack(): void {
  const screens = $signingScreens.get();
  const previous = screens[screens.indexOf($signingScreen.get()) - 1];
  if (previous !== undefined) $revisited.set(previous);
}

/** Sign with the typed name. Returns the reason of a failure. */
export async function signNow(name: string): Promise<SignFailure | undefined> {
  const signed = await sign(session, name);
  const stage = $signingStage.get();
  if (signed.ok && stage.name === 'part') {
    $signingStage.set({ name: 'signed', part: stage.part, at: signed.value });
    return undefined;
  }
  if (signed.ok) return undefined;

  if (signed.code === 'session-ended') await endSession();
  if (signed.code === 'changed' || signed.code === 'incomplete') await saveStep({});
  return signed.code;
}

/** Refuse to sign. Returns the reason of a failure. */
export async function declineNow(): Promise<SignFailure | undefined> {
  const declined = await decline(session);
  if (declined.ok) {
    $signingStage.set({ name: 'declined' });
    return undefined;
  }

  if (declined.code === 'session-ended') await endSession();
  return declined.code;
}

async function endSession(): Promise<void> {
  tabStorage.remove(SESSION_KEY);
  await showLink(false);
}
