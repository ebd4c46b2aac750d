import { matrix, needs } from '../testing/matrix.ts';
import { siteLimits } from './siteLimit.ts';
import { forget } from './throttle.ts';

/** Who is told that more came than the site takes. */
export const overloadMatrix = matrix({
  async arrange() {
    const { count, counts, excess } = siteLimits.newsletter;
    while ((await excess()) === 0) await count();
    // The subscriptions of other rows are not slowed.
    await forget(counts);
    return {};
  },

  graphql: { 'Query.overloads': needs('operations.read', 'Overload') },

  types: { Overload: { through: 'Query.overloads', granted: 'call count' } },
});
