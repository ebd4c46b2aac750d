import type { ServerProcess } from '../testing/serverProcess.ts';

type Session = Awaited<ReturnType<ServerProcess['signIn']>>;

/** Announces a file to a server over HTTP and returns a function that sends it. */
export async function announce(server: ServerProcess, session: Session, file: File) {
  const response = await fetch(`${server.origin}/api/uploadthing?actionType=upload&slug=image`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...session },
    body: JSON.stringify({ files: [{ name: file.name, size: file.size, type: file.type }], input: null }),
  });
  const [address] = (await response.json()) as { url: string }[];
  const form = new FormData();
  form.append('file', file);
  return async () => (await fetch(address?.url ?? '', { method: 'PUT', body: form })).json();
}

interface Listed {
  name: string;
  url: string;
  size: number;
}

export async function listImages(server: ServerProcess, headers: Session): Promise<Listed[]> {
  const response = await fetch(`${server.origin}/api/storage/images`, { headers });
  const { images } = (await response.json()) as { images: Listed[] };
  return images;
}
