/** The fragment of a form’s address that leads to its launch check. */
export const checkAnchor = 'launch-check';
