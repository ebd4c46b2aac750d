/** The shortcuts in a text, as `aria-keyshortcuts` spells them; Control stands for the platform’s own key. */
export const editorKeys = {
  heading2: 'Control+Alt+2',
  heading3: 'Control+Alt+3',
  heading4: 'Control+Alt+4',
  bold: 'Control+B',
  italic: 'Control+I',
  strike: 'Control+Shift+S',
  bulletList: 'Control+Shift+8',
  orderedList: 'Control+Shift+7',
  indent: 'Control+]',
  outdent: 'Control+[',
  quote: 'Control+Shift+B',
  link: 'Control+K',
  undo: 'Control+Z',
  redo: 'Control+Shift+Z',
  goToTools: 'Alt+F10',
} as const;
