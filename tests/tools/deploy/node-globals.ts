/**
 * What Node's packages expect to be global. Deno gives it to packages alone, and a bundle is no package: on the
 * platform's Deno no mail went out without `setImmediate`. Each bundle imports from here what its packages use.
 */
export { Buffer } from 'node:buffer';
export { default as process } from 'node:process';
export {
  clearImmediate,
  clearInterval,
  clearTimeout,
  setImmediate,
  setInterval,
  setTimeout,
} from 'node:timers';
