/** The place of a partner that no one has ordered: the largest integer, so that it comes last in its tier. */
export const unplaced = 2_147_483_647;
