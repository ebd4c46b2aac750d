import { readJson, type Client } from './client.ts';

/** Uploads a picture as a browser does. Returns the error message; null on success. */
export async function upload(admin: Client, bytes: Buffer): Promise<string | null> {
  const announced = await admin.send('POST', '/api/uploadthing?actionType=upload&slug=image', {
    files: [{ name: 'cloth.png', type: 'image/png', size: bytes.length, lastModified: Date.now() }],
    input: null,
  });
  const answer = readJson(announced.body);
  if (announced.status !== 200) return String(answer['message'] ?? announced.body);
  const [address] = Object.values(answer) as { url: string }[];
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'cloth.png', { type: 'image/png' }));
  const sent = await fetch(address?.url ?? '', { method: 'PUT', body: form });
  const { error, serverData } = (await sent.json()) as {
    error?: string;
    serverData?: { error: string | null };
  };
  return error ?? serverData?.error ?? null;
}

/** The addresses of the first page of pictures. */
export async function pictureUrls(admin: Client): Promise<string[]> {
  const { edges } = (await admin.graphql('{ answer: images { edges { node { url } } } }')) as {
    edges: { node: { url: string } }[];
  };
  return edges.map(({ node }) => node.url);
}
