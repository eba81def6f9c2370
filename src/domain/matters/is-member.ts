/** Whether a text is one of the keys of a closed set. */
export function isMember<Key extends string>(
  set: Readonly<Record<Key, unknown>>,
  text: unknown,
): text is Key {
  return typeof text === 'string' && Object.hasOwn(set, text);
}
