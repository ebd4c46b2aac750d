/**
 * A response’s body. Once a port has been opened in the process, the global `Response` is Hono’s faster one,
 * which has no `bytes()`.
 */
export const bytesOf = async (response: Response): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await response.arrayBuffer());
