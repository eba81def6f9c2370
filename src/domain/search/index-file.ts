/**
 * The name of the index file. Increase its number with every change that older scripts cannot read,
 * because a page opened before a deployment may load the file after it.
 */
export const SEARCH_INDEX_NAME = 'index-3';

export const SEARCH_INDEX_PATH = `/search/${SEARCH_INDEX_NAME}.json`;
