/**
 * The secrets with which the test site's stack signs tokens and seals numbers. Tests sign their own tokens with them.
 */
export const TEST_SECRETS = {
  jwtSecret: Buffer.alloc(32, 'jwt of the test site').toString('base64'),
  sealingKey: Buffer.alloc(32, 'seal of the test site').toString('base64'),
  callerHashKey: Buffer.alloc(32, 'callers of the test site').toString('base64'),
};
