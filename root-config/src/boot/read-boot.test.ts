import { aBoot } from '../testing/site-fixture.ts';
import { readBoot } from './read-boot.ts';

function withBoot(text: string): Document {
  document.body.innerHTML = '<script type="application/json" id="boot"></script>';
  const script = document.getElementById('boot') as HTMLScriptElement;
  script.textContent = text;
  return document;
}

describe('the boot data', () => {
  it('comes from the inert JSON of the document', () => {
    expect(readBoot(withBoot(JSON.stringify(aBoot())))).toEqual(aBoot());
  });

  it.each([
    ['is broken', '{'],
    ['is something else', '[]'],
    ['lacks a part', JSON.stringify({ ...aBoot(), routeTable: null })],
  ])('is refused when it %s', (_what, text) => {
    expect(() => readBoot(withBoot(text))).toThrow();
  });

  it('is refused when there is none', () => {
    document.body.innerHTML = '';
    expect(() => readBoot(document)).toThrow('no boot data');
  });
});
