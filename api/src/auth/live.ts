/** The condition for an open session, and for a valid API token. */
export const live = () => ({
  revokedAt: null,
  expiresAt: { gt: new Date() },
  adminUser: { disabledAt: null },
});
