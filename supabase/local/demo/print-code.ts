/** `npm run demo:code`: prints the current code of the demo staff's authenticator app. */
import { codeAt } from '../auth/factors/totp.ts';
import { DEMO_SECRET } from './demo-accounts.ts';

const STEP_SECONDS = 30;

const now = new Date();
const left = STEP_SECONDS - (Math.floor(now.getTime() / 1000) % STEP_SECONDS);

process.stdout.write(
  `${codeAt(DEMO_SECRET, now)}  for the demo staff, good for ${left} seconds and for one sign-in\n`,
);
