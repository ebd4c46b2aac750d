/** Whether a form of the dashboard has unsaved changes. One window shows one form at a time. */
export const unsavedChanges = { exist: false };
