import { matrix, needs } from '../testing/matrix.ts';
import { siteLimits } from './siteLimit.ts';
import { forget } from './throttle.ts';

/** Who sees overloads. */
export const overloadMatrix = matrix({
  async arrange() {
    const { count, counts, excess } = siteLimits.newsletter;
    while ((await excess()) === 0) await count();
    // Prevents the subscriptions of other rows from being slowed.
    await forget(counts);
    return {};
  },

  graphql: { 'Query.overloads': needs('operations.read', 'Overload') },

  types: { Overload: { through: 'Query.overloads', granted: 'call count' } },
});
