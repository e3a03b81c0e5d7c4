import { createServer } from 'node:http';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { writeParcel } from '../webpack/testing/parcel-fixture.ts';
import { serveDescription } from './serve-description.ts';

it('names the dictionary that is no JSON, to the developer and to the page', async () => {
  const folder = await writeParcel('described');
  await writeFile(join(folder, 'locales/en.json'), '{{ "title": "Small" }');
  const told: string[] = [];
  const describe = serveDescription(folder, (problems) => void told.push(...problems));
  const server = createServer((request, response) => describe(request, response, () => response.end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/locales/en.json`);
  const { message } = (await response.json()) as { message: string };
  server.close();
  expect(response.status).toBe(422);
  expect(message).toMatch(/locales\/en\.json: .+ in JSON at position 1/);
  expect(told).toEqual([message]);
});
