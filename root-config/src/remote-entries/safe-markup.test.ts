import { safeBody, safeHead } from './safe-markup.ts';

const AT = 'https://partner.example/en/lottery';

function bodyOf(markup: string): string {
  const place = document.createElement('div');
  place.append(safeBody(document, markup, AT));
  return place.innerHTML;
}

describe('the body of an entry', () => {
  it('keeps what a page is made of', () => {
    const markup =
      '<h1 class="a" id="b">Draws</h1><form action="/en/x"><input name="n"></form><a href="/en/live">Live</a>';
    expect(bodyOf(markup)).toBe(markup);
  });

  it('takes files from its own server and leads to addresses of this site', () => {
    expect(bodyOf('<img src="ball.svg"><a href="draws">Draws</a>')).toBe(
      '<img src="https://partner.example/en/ball.svg"><a href="draws">Draws</a>',
    );
    expect(bodyOf('<img src="data:image/png;base64,AA">')).toContain('data:image/png');
  });

  it.each([
    ['a script', '<script>1</script>'],
    ['a script behind a closing tag', '</script><script>1</script>'],
    ['a script in a drawing', '<svg><script>1</script></svg>'],
    ['a frame', '<iframe srcdoc="<script>1</script>"></iframe>'],
    ['an object', '<object data="/x"></object>'],
    ['a style', '<style>*{display:none}</style>'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=/x">'],
    ['a base', '<base href="https://evil.example/">'],
    ['a sheet', '<link rel="stylesheet" href="/x.css">'],
    [
      'an animation of an address',
      '<svg><animate attributeName="href" values="javascript:1"></animate></svg>',
    ],
  ])('loses %s', (_what, markup) => {
    expect(bodyOf(`<p>a</p>${markup}<p>b</p>`).replace('<svg></svg>', '')).toBe('<p>a</p><p>b</p>');
  });

  it.each([
    ['a handler', '<p onclick="1">a</p>', '<p>a</p>'],
    ['an inline style', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['a javascript: link', '<a href=" JaVa&#10;script:1">a</a>', '<a>a</a>'],
    ['a javascript: form', '<form action="javascript:1"></form>', '<form></form>'],
    ['a javascript: button', '<button formaction="javascript:1"></button>', '<button></button>'],
    ['a data: link', '<a href="data:text/html,1">a</a>', '<a>a</a>'],
    ['an id of the frame', '<div id="frame-portals"></div>', '<div></div>'],
    ['a name that hides a property of the document', '<img name="cookie">', '<img>'],
    [
      'what sends a form of the site',
      '<button form="sign-in" name="n">a</button>',
      '<button name="n">a</button>',
    ],
  ])('loses %s', (_what, markup, left) => {
    expect(bodyOf(markup)).toBe(left);
  });

  it.each(['attributes', 'removeAttribute', 'matches'])(
    'loses handlers of a form whose %s is a field',
    (name) => {
      hideBehindFields(name);
      const field = `<select name="${name}"></select>`;
      expect(bodyOf(`<form onclick="1" name="n" action="javascript:1">${field}</form>`)).toBe(
        `<form>${field}</form>`,
      );
      Reflect.deleteProperty(HTMLFormElement.prototype, name);
    },
  );
});

/** In browsers a form's field stands in the place of its own property of that name; jsdom does not know this. */
function hideBehindFields(property: string): void {
  Object.defineProperty(HTMLFormElement.prototype, property, {
    configurable: true,
    get(this: HTMLFormElement): unknown {
      return this.elements.namedItem(property) ?? Reflect.get(Element.prototype, property, this);
    },
  });
}

describe('the head of an entry', () => {
  it('gives its description and harmless elements, nothing else', () => {
    const head = safeHead(
      document,
      `<meta name="description" content="Draws"><meta property="og:type" content="website">
       <meta name="keywords" content="a"><link rel="help" href="/help"><title>T</title>
       <meta http-equiv="refresh" content="0"><meta name="referrer" content="unsafe-url"><base href="//evil.example">
       <link rel="stylesheet" href="/x.css"><link rel="help" href="javascript:1"><link rel="preload" href="/x">
       <script>1</script><style>p{}</style>`,
      AT,
    );
    expect(head.description).toBe('Draws');
    expect(head.elements.map(({ outerHTML }) => outerHTML)).toEqual([
      '<meta property="og:type" content="website">',
      '<meta name="keywords" content="a">',
      '<link rel="help" href="https://partner.example/help">',
    ]);
  });
});
