/** The shortest description of a business that an application takes, in characters. */
export const MIN_DESCRIPTION_LENGTH = 10;
