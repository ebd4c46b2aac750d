/** A response’s body. Once a port exists in the process, Hono’s faster `Response`, which has no `bytes()`, is the global one. */
export const bytesOf = async (response: Response): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await response.arrayBuffer());
