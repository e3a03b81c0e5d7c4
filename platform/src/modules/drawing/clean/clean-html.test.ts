import { cleanHtml } from './clean-html.ts';

describe('markup of a drawing', () => {
  it('is written as it was, with the comments between texts', () => {
    const markup =
      '<ul class="rows"><li data-event="1"><a href="/en/live">A &amp; B</a> 1<!-- -->:<!-- -->0</li></ul><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>';
    expect(cleanHtml(markup)).toBe(markup);
  });

  it('is balanced', () => {
    expect(cleanHtml('<div><p>one</div></main></body>')).toBe('<div><p>one</p></div>');
    expect(cleanHtml('<b title="a > b')).toBe('');
  });

  it.each([
    '<script>alert(1)</script>',
    '<style>*{}</style>',
    '<p style="color:red">x</p>',
    '<base href="/x/">',
    '<meta http-equiv="refresh" content="0">',
    '<link rel="stylesheet" href="/x.css">',
    '<img src="/x.png" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java&#10;script:alert(1)">x</a>',
    '<a href="//other.example/">x</a>',
    '<iframe srcdoc="x"></iframe>',
    '<template><script></script></template>',
    '<svg><script>1</script></svg>',
    '<svg><a xlink:href="javascript:1">x</a></svg>',
    '<math><mi>x</mi></math>',
    '<form><button formaction="javascript:1">x</button></form>',
    '<!--$?--><p>suspended</p>',
    '<div id="boot">{}</div>',
    '<object data="/x"></object>',
  ])('is refused as a whole: %s', (markup) => {
    expect(cleanHtml(`<p>before</p>${markup}`)).toBeUndefined();
  });
});
