/** What leaving a form of the dashboard would lose. One window shows one form at a time. */
export const unsavedChanges = {
  /** Whether it has changes that are kept nowhere. */
  exist: false,
  /** Whether it shows changes, kept or not: it stays when the session ends. */
  areShown: false,
  /** How many dialogs hold what is kept nowhere: they stay, too. */
  dialogs: 0,
  /** How many of its texts wait for pictures that are being uploaded. */
  uploads: 0,
};

/** Whether the window shows what would be lost if it showed the sign-in page instead. */
export const showsChanges = () => unsavedChanges.areShown || unsavedChanges.dialogs > 0;

/** The form is left with its changes. */
export function leaveChanges(): void {
  unsavedChanges.exist = false;
  unsavedChanges.areShown = false;
}
