import type { Upload } from '../generate/pictures.ts';
import type { Caller } from './callers.ts';
import { jsonRequest, type Answer } from './http.ts';

/** One part of a form, as UploadThing’s client sends a file. */
async function fileForm({ name, type, bytes }: Upload) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name, { type }));
  const encoded = new Response(form);
  return {
    headers: { 'Content-Type': encoded.headers.get('Content-Type') ?? '' },
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}

/**
 * Announces a file and sends it, as UploadThing’s protocol defines it.
 * @param onAnswer called with each answer
 * @returns the address of the picture, if it was accepted
 */
export async function upload(
  caller: Caller,
  file: Upload,
  onAnswer: (answer: Answer) => void,
): Promise<string | null> {
  const { name, type, bytes } = file;
  const announced = await caller.call(
    jsonRequest('POST', '/api/uploadthing?actionType=upload&slug=image', {
      files: [{ name, size: bytes.length, type }],
      input: null,
    }),
  );
  onAnswer(announced);
  const [address] = announced.status === 200 ? (JSON.parse(announced.text) as { url: string }[]) : [];
  if (!address) return null;
  const { pathname, search } = new URL(address.url);
  const put = await caller.call({ method: 'PUT', path: pathname + search, ...(await fileForm(file)) });
  onAnswer(put);
  const { serverData } = JSON.parse(put.text) as { serverData?: { image: { url: string } | null } };
  return serverData?.image?.url ?? null;
}
