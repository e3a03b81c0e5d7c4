import en from '../../locales/en.json' with { type: 'json' };
import { STANDALONE_WORDS, standaloneHtml } from './standalone-html.ts';

/** The words as `keep-check.tsx` writes them into the file. */
const words = Object.fromEntries(
  STANDALONE_WORDS.map((key) => [
    key,
    key
      .split('.')
      .reduce<unknown>((group, part) => (group as Record<string, unknown>)[part], en.check) as string,
  ]),
);

const labelOf = (name: string) => document.querySelector(`input[name=${name}]`)?.parentElement?.textContent;

it('calls the fields of a draw what they are in the file too, also once another game is chosen', async () => {
  const file = new DOMParser().parseFromString(standaloneHtml('', words, 'en'), 'text/html');
  document.body.replaceWith(file.body);
  location.hash = '#game=lotto-keno&clientSeed=1234';
  await import('./standalone.ts');
  expect([labelOf('clientSeed'), labelOf('nonce')]).toEqual(['Public value', 'Number of the draw']);
  const select = document.querySelector('select');
  if (select === null) throw new Error('no game can be chosen');
  select.value = 'dice';
  select.dispatchEvent(new Event('change'));
  expect([labelOf('clientSeed'), labelOf('nonce')]).toEqual(['Your seed', en.check.nonce]);
  expect(document.querySelector<HTMLInputElement>('input[name=clientSeed]')?.value).toBe('1234');
});
