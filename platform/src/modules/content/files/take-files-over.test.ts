import type { ContentDocumentView } from '@paddock/contract/schemas';

import { createOperatorsFixture, call, operatorWith } from '../../operators/operators.fixture.ts';
import { bodyOf, ContentFolderFixture } from '../content.fixture.ts';
import { readContentFolder } from './content-files.ts';
import { takeFilesOver } from './take-files-over.ts';

describe('documents of files', () => {
  const folder = new ContentFolderFixture();
  afterAll(() => folder.remove());

  it('are taken over once for their bytes, and never over what an editor published', async () => {
    folder.write('/about', bodyOf('page', 'Of the file'));
    const platform = await createOperatorsFixture({ contentDir: folder.dir });
    const nora = await operatorWith(platform, 'nora', 'editor');
    const take = async () => {
      await takeFilesOver(platform.kernel, await readContentFolder(folder.dir));
      await platform.advance(1_000);
      const { body } = await platform.app.inject('/web-api/content/document?address=/about&language=en');
      const { text, number } = JSON.parse(body) as { text: { title: string }; number: number };
      return [text.title, number];
    };
    expect(await take()).toEqual(['Of the file', 1]);
    folder.write('/about', bodyOf('page', 'Of a new file'));
    expect(await take()).toEqual(['Of a new file', 2]);
    const reason = 'the editor said so';
    const draft = { address: '/about', seen: 2, body: bodyOf('page', 'Of an editor'), reason };
    await call(platform, nora, 'POST', 'content/drafts', draft);
    await call(platform, nora, 'POST', 'content/publish', { address: '/about', number: 3, reason });
    folder.write('/about', bodyOf('page', 'Of a release'));
    expect(await take()).toEqual(['Of an editor', 3]);
    await call(platform, nora, 'POST', 'content/move', { address: '/about', to: '/pages/us', reason });
    folder.write('/about', bodyOf('page', 'Of another release'));
    await takeFilesOver(platform.kernel, await readContentFolder(folder.dir));
    const { body } = await call(platform, nora, 'GET', 'content');
    const { documents } = JSON.parse(body) as { documents: readonly { address: string; latest: number }[] };
    expect(documents.map(({ address, latest }) => [address, latest])).toEqual([['/pages/us', 5]]);
    await platform.close();
  });

  it('stay away where an editor took them back, and wait as a draft', async () => {
    folder.write('/pages/offer', bodyOf('page', 'An offer'));
    const platform = await createOperatorsFixture({ contentDir: folder.dir });
    const nora = await operatorWith(platform, 'nora', 'editor');
    const url = '/web-api/content/document?address=/pages/offer&language=en';
    const status = async () => (await platform.app.inject(url)).statusCode;
    expect(await status()).toBe(200);
    const back = { address: '/pages/offer', reason: 'the editor said so' };
    await call(platform, nora, 'POST', 'content/take-back', back);
    folder.write('/pages/offer', bodyOf('page', 'The offer of a release'));
    await takeFilesOver(platform.kernel, await readContentFolder(folder.dir));
    await platform.advance(1_000);
    expect(await status()).toBe(404);
    const { body } = await call(platform, nora, 'GET', 'content/document?address=/pages/offer');
    const { state, versions } = JSON.parse(body) as ContentDocumentView;
    expect([state.title, state.published, versions[0]?.state]).toEqual([
      'The offer of a release',
      null,
      'draft',
    ]);
    await platform.close();
  });

  it('stop the start with the place that is wrong', async () => {
    const wrong = new ContentFolderFixture();
    wrong.write('/about', bodyOf('article', 'x'));
    await expect(readContentFolder(wrong.dir)).rejects.toThrow(
      /about: \/kind article does not stand at \/about/,
    );
    wrong.remove();
  });
});
