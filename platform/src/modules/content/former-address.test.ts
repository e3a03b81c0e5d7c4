import {
  call,
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../operators/operators.fixture.ts';
import { bodyOf } from './content.fixture.ts';

describe('the address that a document was moved from', () => {
  let platform: OperatorsPlatform;
  let nora: TestOperator;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    nora = await operatorWith(platform, 'nora', 'editor');
  });
  afterAll(() => platform.close());

  const post = async (path: string, body: object) => {
    const { statusCode } = await call(platform, nora, 'POST', `content/${path}`, {
      reason: 'so it is',
      ...body,
    });
    expect(statusCode).toBeLessThan(300);
  };
  const write = (address: string, seen = 0) =>
    post('drafts', { address, seen, body: bodyOf('article', `At ${address}`) });
  const publish = (address: string, number = 1) => post('publish', { address, number });
  const move = (address: string, to: string) => post('move', { address, to });
  const load = async (path: string) => {
    const { statusCode, headers } = await platform.app.inject(`/en${path}`);
    return [statusCode, headers.location];
  };

  it('leads to it until another document is published there, and again when that is taken back', async () => {
    const led = [301, '/en/blog/new'];
    await write('/blog/old');
    await publish('/blog/old');
    await move('/blog/old', '/blog/new');
    await write('/blog/old');
    await write('/blog/other');
    await publish('/blog/other');
    expect(await load('/blog/old')).toEqual(led);
    await publish('/blog/old');
    expect(await load('/blog/old')).toEqual([200, undefined]);
    await post('take-back', { address: '/blog/old' });
    expect(await load('/blog/old')).toEqual(led);
  });

  it('leads to it also after an unread document was moved there and away', async () => {
    const led = [301, '/en/blog/second'];
    await write('/blog/first');
    await publish('/blog/first');
    await move('/blog/first', '/blog/second');
    await write('/blog/draft');
    await move('/blog/draft', '/blog/first');
    expect(await load('/blog/first')).toEqual(led);
    await move('/blog/first', '/blog/draft');
    expect(await load('/blog/first')).toEqual(led);
  });

  it('leads to the document that was read there last, and nowhere where it is back', async () => {
    await write('/blog/one');
    await publish('/blog/one');
    await move('/blog/one', '/blog/two');
    await write('/blog/one');
    await publish('/blog/one');
    await move('/blog/one', '/blog/three');
    expect(await load('/blog/one')).toEqual([301, '/en/blog/three']);
    await move('/blog/three', '/blog/one');
    expect(await load('/blog/one')).toEqual([200, undefined]);
    expect(await load('/blog/three')).toEqual([301, '/en/blog/one']);
  });
});
