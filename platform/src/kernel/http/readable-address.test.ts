import { readableAddress } from './readable-address.ts';

it.each([
  ['/en/line?a=1#b', '/en/line?a=1#b'],
  ['/en/%D1%84', '/en/%D1%84'],
  ['/en/100%?a=%', '/en/100%25?a=%'],
  ['//x.example/en', '//x.example/en'],
  ['http://x.example/en', 'http://x.example/en'],
  ['*', '*'],
  ['//', '/%2F%2F'],
  ['//[', '/%2F%2F%5B'],
  ['/\\[', '/%2F%5C%5B'],
  ['/\t/[', '/%2F%09%2F%5B'],
  ['//[?a=%', '/%2F%2F%5B%3Fa%3D%25'],
  ['http://x:99999/en', '/http%3A%2F%2Fx%3A99999%2Fen'],
])('reads %j as %s', (asked, read) => {
  expect(readableAddress(asked)).toBe(read);
  expect(URL.canParse(read, 'http://any.example')).toBe(true);
});
