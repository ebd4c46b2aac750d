import { ConnectionHandler } from 'relay-runtime';

/**
 * For `@connection(handler: "growing")`, a visitor’s list: when its first page is loaded again and has not changed, the
 * pages after it stay. Relay’s own handler would drop them, under the eyes of the visitor who loaded them.
 */
export const growingList: Pick<typeof ConnectionHandler, 'update'> = {
  update(store, payload) {
    const record = store.get(payload.dataID);
    const rowsAt = (key: string) =>
      record
        ?.getLinkedRecord(key)
        ?.getLinkedRecords('edges')
        ?.map((edge) => edge?.getLinkedRecord('node')?.getDataID()) ?? [];
    const before = rowsAt(payload.handleKey);
    const loaded = rowsAt(payload.fieldKey);
    const isFirstPage = payload.args['after'] == null && loaded.length < before.length;
    const isUnchanged = loaded.every((row, index) => row === before[index]);
    if (loaded.length === 0 || !isFirstPage || !isUnchanged) ConnectionHandler.update(store, payload);
  },
};
