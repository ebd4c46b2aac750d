/** A change as in the server’s responses. */
export function storedChange(changes: Record<string, unknown> = {}) {
  return {
    __typename: 'Change',
    id: 'change-9',
    databaseId: 9,
    restorable: true,
    at: '2026-11-20T03:00:00.000Z',
    person: { __typename: 'Person', name: 'Second', accountId: 2 },
    action: 'updated',
    fromTrash: false,
    overridden: [],
    entity: 'NewsArticle',
    titleEn: 'Wax and water',
    titleId: 'Malam dan air',
    stillRight: [],
    fields: [{ __typename: 'ChangedField', name: 'titleEn', before: 'Wax', after: 'Wax and water' }],
    ...changes,
  };
}

/** A history as in the server’s responses, newest first. */
export function storedChanges(...changes: ReturnType<typeof storedChange>[]) {
  return { edges: changes.map((node) => ({ cursor: node.id, node })) };
}
