/**
 * What another server answers, as text. Of one that answers more nothing further is read: leaving the loop ends the connection.
 * @throws Error for an answer of more than `mostBytes`
 */
export async function answerText({ body }: Pick<Response, 'body'>, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const stream: AsyncIterable<Uint8Array> | readonly Uint8Array[] = body ?? [];
  for await (const part of stream) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error(`answers more than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
