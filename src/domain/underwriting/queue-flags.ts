/** Flags of applications in the queue, in addition to their status. They are also filters. */
export const QUEUE_FLAGS = ['second-approval', 'needs-hand'] as const;

export type QueueFlag = (typeof QUEUE_FLAGS)[number];

/** The label of each flag. */
export const QUEUE_FLAG_LABELS: Record<QueueFlag, string> = {
  'second-approval': 'Second approval',
  'needs-hand': 'Needs attention',
};

/** Parse a flag. Undefined when it is unknown. */
export function parseQueueFlag(text: string | null): QueueFlag | undefined {
  return QUEUE_FLAGS.find((flag) => flag === text);
}
