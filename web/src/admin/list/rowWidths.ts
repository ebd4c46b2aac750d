/** What a row of the dashboard has room for, by its own width: the side menu takes a part of the window. */
export const roomFor = {
  /** The picture, the title in one line and all actions: 704 px. */
  line: '(min-width: 44em)',
  /** The states of an article, too, which are many: 896 px. */
  manyStates: '(min-width: 56em)',
} as const;
