/** The name under which this function writes its log. */
export const NAME = 'finish-bonds';
