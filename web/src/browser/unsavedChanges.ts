/** What leaving a form of the dashboard would lose. One window shows one form at a time. */
export const unsavedChanges = {
  /** Whether it has unsaved changes. */
  exist: false,
  /** How many of its texts wait for pictures that are being uploaded. */
  uploads: 0,
};
