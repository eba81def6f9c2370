/** The most bytes that the files of one account take: 500 MB. The database holds the same limit. */
export const MAX_ACCOUNT_FILE_BYTES = 524_288_000;
