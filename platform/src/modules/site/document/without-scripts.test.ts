import { belowDrawn, withoutScripts } from './without-scripts.ts';
import type { SharedInput } from './document-input.ts';

type Asked = Parameters<typeof withoutScripts>[0];
const asked = (drawing?: SharedInput['drawing']) =>
  ({ matched: { language: 'ru' }, drawing }) as unknown as Asked;

describe('a document where no script runs', () => {
  it('says what its page is, why nothing else is shown, and where one can go', () => {
    const said = withoutScripts(asked(), { name: 'Нет <такой>', description: 'По этому адресу ничего нет.' });
    expect(said).toMatch(/^<noscript><div class="frame-noscript"><h1>Нет &#60;такой&#62;<\/h1>/);
    expect(said).toContain('<p>По этому адресу ничего нет.</p>');
    expect(said).toContain('JavaScript');
    expect([...said.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/ru',
      '/ru/live',
      '/ru/line',
    ]);
  });

  it('leaves a page that stands there drawn to itself, and names below what needs a script', () => {
    const drawn = asked({ html: '<h1>Live</h1>', json: '{}' });
    expect(withoutScripts(drawn, { name: 'Live', description: 'x' })).toBe('');
    expect(belowDrawn(drawn)).toContain('Чтобы делать ставки и входить в аккаунт, нужен JavaScript');
    expect(belowDrawn(drawn)).not.toMatch(/<h1>|<a /);
    expect(belowDrawn(asked())).toBe('');
  });
});
