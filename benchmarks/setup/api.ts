/** Calls of the HTTP API as a benchmark sets its stage by them. Whatever is not answered well is an error. */
export async function post(
  origin: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

export async function get<View>(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<View> {
  const response = await fetch(origin + path, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as View;
}
