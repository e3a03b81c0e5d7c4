// By another name: under its own, the formatter would lay the texts out as markup.
import { html as written } from './html.ts';

describe('html', () => {
  it('escapes texts, and takes its own pieces, numbers and nothing as they are', () => {
    const item = (text: string) => written`<li>${text}</li>`;
    expect(written`<p>${'<b> & "c"'}</p>`.markup).toBe('<p>&#60;b&#62; &#38; &#34;c&#34;</p>');
    expect(written`<ul>${[item('a'), item('<b>')]}</ul>`.markup).toBe(
      '<ul><li>a</li><li>&#60;b&#62;</li></ul>',
    );
    expect(written`${item('a')}${7}${undefined}${[]}.`.markup).toBe('<li>a</li>7.');
  });
});
