/** What the stack of the test site signs tokens and seals numbers with. Tests write tokens of their own with it. */
export const TEST_SECRETS = {
  jwtSecret: Buffer.alloc(32, 'jwt of the test site').toString('base64'),
  sealingKey: Buffer.alloc(32, 'seal of the test site').toString('base64'),
  callerHashKey: Buffer.alloc(32, 'callers of the test site').toString('base64'),
};
