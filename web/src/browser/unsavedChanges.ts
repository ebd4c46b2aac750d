/** What leaving a form of the dashboard would lose. One window shows one form at a time. */
export const unsavedChanges = {
  /** Whether it has changes that are kept nowhere. */
  exist: false,
  /** Whether it shows changes, kept or not: it stays when the session ends. */
  areShown: false,
  /** How many of its texts wait for pictures that are being uploaded. */
  uploads: 0,
};

/** The form is left with its changes. */
export function leaveChanges(): void {
  unsavedChanges.exist = false;
  unsavedChanges.areShown = false;
}
