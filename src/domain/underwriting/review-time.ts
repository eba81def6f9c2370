/** The longest usual review, as we promise it to customers. */
export const PROMISED_BUSINESS_DAYS = 2;

/** How long an underwriter usually takes: "1 to 2 business days". */
export const REVIEW_TIME = `1 to ${PROMISED_BUSINESS_DAYS} business days`;

/** How long the answer to a request takes. The underwriters who review applications answer requests too. */
export const REQUEST_TIME = `An underwriter usually answers in ${REVIEW_TIME}, by email.`;
