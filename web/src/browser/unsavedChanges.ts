/** Whether a form of the dashboard holds what is not saved. One window shows one form at a time. */
export const unsavedChanges = { exist: false };
